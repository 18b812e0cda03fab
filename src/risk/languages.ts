import type { Phrase, PhraseKind } from './phrases.js'

/*
 * The two oldest tricks, "ignore your instructions" and "do not tell the user", in the languages that tool descriptions are
 * written in besides English (own list, 2026-11).
 */

const said = (kind: PhraseKind, needs: readonly string[], pattern: string): Phrase => ({
  kind,
  level: 'high',
  needs: [needs],
  pattern,
})

/** French, German, Spanish, Portuguese, Italian. */
export const EUROPEAN: readonly Phrase[] = [
  said(
    'override',
    ['ignorez', 'oubliez', 'ignore', 'oublie'],
    '\\b(?:ignorez|oubliez|ignore|oublie) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes) (?:précédentes|antérieures|ci-dessus)',
  ),
  said(
    'override',
    ['ignoriere', 'ignorieren', 'vergiss', 'missachte', 'missachten'],
    '\\b(?:ignoriere|vergiss|missachte)(?:n sie)? (?:alle )?(?:vorherigen|bisherigen|früheren|obigen) (?:anweisungen|regeln|instruktionen)',
  ),
  said(
    'override',
    ['ignora', 'olvida', 'ignore', 'ignorar', 'ignorad'],
    '\\b(?:ignora|olvida|ignore|ignorar|ignorad) (?:todas )?(?:las |as )?(?:instrucciones|instruções) (?:anteriores|previas|prévias)',
  ),
  said('override', ['ignora', 'dimentica'], '\\b(?:ignora|dimentica) (?:tutte )?le istruzioni (?:precedenti|sopra)'),
  said(
    'conceal',
    ['utilisateur'],
    "\\bne (?:dites|dis|mentionnez|mentionne|révélez|révèle|signalez) (?:rien|pas|jamais|cela|ceci)? ?(?:cela |ceci )?à l'utilisateur",
  ),
  said(
    'conceal',
    ['benutzer', 'nutzer', 'anwender'],
    '\\b(?:sage?|erzähle?|verrate?|teile?)(?:n sie)? (?:es |das |dies )?dem (?:benutzer|nutzer|anwender) (?:nichts|nicht|niemals)',
  ),
  said(
    'conceal',
    ['usuario'],
    '\\bno (?:se lo |le )?(?:digas|informes|menciones|reveles) (?:nada |esto |nunca )?al usuario',
  ),
  said('conceal', ['ao'], '\\bnão (?:diga|informe|mencione|revele) (?:nada |isso |isto )?ao usuário'),
  said(
    'conceal',
    ['utente'],
    "\\bnon (?:dire|dirlo|rivelare|menzionare|informare) (?:nulla |niente |mai |questo )?(?:all'|l')utente",
  ),
]

/** A script without blanks between words, or one whose letters folding takes for Latin ones. */
export interface Foreign {
  readonly kind: PhraseKind
  readonly pattern: string
  /** Matched on the text in small letters instead of the folded one. */
  readonly unfolded?: true
}

/** Chinese, Japanese, Korean, Russian. Sources for RegExp. */
export const FOREIGN: readonly Foreign[] = [
  {
    kind: 'override',
    pattern:
      '(?:忽略|無視|无视|忘记|忘記)(?:之前|先前|以上|前面|上述|所有|全部|你|您)[^。;!?]{0,12}(?:指令|指示|说明|說明|提示|规则|規則)',
  },
  {
    kind: 'conceal',
    pattern:
      '(?:不要|请勿|請勿|切勿|禁止|不得|别|別|勿)(?:告诉|告訴|告知|通知|提醒|透露给|透露給|向用户透露|让用户知道|讓使用者知道)[^。;!?]{0,4}(?:用户|用戶|使用者)',
  },
  {
    kind: 'override',
    pattern: '(?:以前|これまで|上記|前)の(?:すべての|全ての)?(?:指示|命令|指令|プロンプト)を(?:無視|忘れ)',
  },
  { kind: 'conceal', pattern: 'ユーザー?に(?:は)?(?:知らせ|伝え|教え|言わ)ないで' },
  { kind: 'override', pattern: '(?:이전|앞의|위의)[^.]{0,6}(?:지시|명령|지침)[^.]{0,6}무시' },
  { kind: 'conceal', pattern: '사용자에게[^.]{0,8}(?:알리지|말하지)' },
  {
    kind: 'override',
    pattern: 'игнорируй(?:те)? (?:все )?(?:предыдущие|прежние) (?:инструкции|указания)',
    unfolded: true,
  },
  {
    kind: 'conceal',
    pattern: 'не (?:говори|сообщай|рассказывай)(?:те)? (?:об этом )?пользовател',
    unfolded: true,
  },
]
/** Texts without a letter of these scripts are not looked at. */
export const FOREIGN_LETTERS = /[\u0400-\u04ff\u3040-\u9fff\uac00-\ud7af]/
