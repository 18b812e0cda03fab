/**
 * The two oldest tricks, "ignore your instructions" and "do not tell the user", in the languages that tool descriptions are
 * written in besides English (own list, 2026-11). Sources for RegExp on folded text.
 */
export const OVERRIDE_ABROAD: readonly string[] = [
  // Chinese, simplified and traditional
  '(?:忽略|無視|无视|忘记|忘記)(?:之前|先前|以上|前面|上述|所有|全部|你|您)[^。;!?]{0,12}(?:指令|指示|说明|說明|提示|规则|規則)',
  // Japanese, Korean
  '(?:以前|これまで|上記|前)の(?:すべての|全ての)?(?:指示|命令|指令|プロンプト)を(?:無視|忘れ)',
  '(?:이전|앞의|위의)[^.]{0,6}(?:지시|명령|지침)[^.]{0,6}무시',
  // French, German, Spanish, Portuguese, Italian
  '\\b(?:ignorez|oubliez|ignore|oublie) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes) (?:précédentes|antérieures|ci-dessus)',
  '\\b(?:ignoriere|vergiss|vergiß|missachte)(?:n sie)? (?:alle )?(?:vorherigen|bisherigen|früheren|obigen) (?:anweisungen|regeln|instruktionen)',
  '\\b(?:ignora|olvida|ignore|ignorar|ignorad) (?:todas )?(?:las |as )?(?:instrucciones|instruções) (?:anteriores|previas|prévias)',
  '\\b(?:ignora|dimentica) (?:tutte )?le istruzioni (?:precedenti|sopra)',
]
export const CONCEAL_ABROAD: readonly string[] = [
  '(?:不要|请勿|請勿|切勿|禁止|不得|别|別|勿)(?:告诉|告訴|告知|通知|提醒|透露给|透露給|向用户透露|让用户知道|讓使用者知道)[^。;!?]{0,4}(?:用户|用戶|使用者)',
  'ユーザー?に(?:は)?(?:知らせ|伝え|教え|言わ)ないで',
  '사용자에게[^.]{0,8}(?:알리지|말하지)',
  "\\bne (?:dites|dis|mentionnez|mentionne|révélez|révèle|signalez) (?:rien|pas|jamais|cela|ceci)? ?(?:cela |ceci )?à l'utilisateur",
  '\\b(?:sage?|erzähle?|verrate?|teile?)(?:n sie)? (?:es |das |dies )?dem (?:benutzer|nutzer|anwender) (?:nichts|nicht|niemals)',
  '\\bno (?:se lo )?(?:digas|informes|menciones|reveles) (?:nada |esto |nunca )?al usuario',
  '\\bnão (?:diga|informe|mencione|revele) (?:nada |isso |isto )?ao usuário',
  "\\bnon (?:dire|dirlo|rivelare|menzionare|informare) (?:nulla |niente |mai |questo )?(?:all'|l')utente",
]
/** Folding makes Latin letters of some Cyrillic ones, so these are matched on the text in small letters. */
export const CYRILLIC_ABROAD: readonly string[] = [
  'игнорируй(?:те)? (?:все )?(?:предыдущие|прежние) (?:инструкции|указания)',
  'не (?:говори|сообщай|рассказывай)(?:те)? (?:об этом )?пользовател',
]

/** Only texts with one of these are looked at: letters outside ASCII, or a word that the patterns begin with. */
export const ABROAD =
  /[^\x00-\x7f]|\b(?:ignorez|oubliez|oublie|ignoriere|vergiss|missachte|ignora|olvida|ignorar|dimentica|benutzer|nutzer|anwender|usuario|utilisateur|utente|consignes|anweisungen)\b/
