const STYLES: Readonly<Record<number, string>> = {
  1: 'bold',
  2: 'dim',
  4: 'underline',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  36: 'cyan',
}
/** What switches each style off. */
const ENDS: Readonly<Record<number, RegExp>> = {
  22: /^(?:bold|dim)$/,
  24: /^underline$/,
  39: /^(?!bold|dim|underline)/,
}

const CELL = 8.4
const LINE = 19
const MARGIN = 20

/** A picture (SVG) of a coloured output, as a terminal would show it. */
export function picture(output: string, title: string): string {
  const lines = output.trimEnd().split('\n')
  const columns = Math.max(...lines.map(line => plainOf(line).length))
  const width = Math.ceil(columns * CELL + 2 * MARGIN)
  const height = lines.length * LINE + 2 * MARGIN
  const texts = lines.map((line, i) => {
    const y = MARGIN + (i + 1) * LINE - 5
    return `  <text x="${MARGIN}" y="${y}">${spansOf(line)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
  <style>
    text { font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #d6dae0; white-space: pre }
    .bold { font-weight: bold } .dim { fill: #8b949e } .underline { text-decoration: underline }
    .red { fill: #ff7b72 } .yellow { fill: #e3b341 } .green { fill: #7ee787 } .blue { fill: #79c0ff } .cyan { fill: #76e3ea }
  </style>
  <rect width="${width}" height="${height}" rx="8" fill="#0d1117" />
${texts.join('\n')}
</svg>
`
}

function plainOf(line: string): string {
  return line.replace(/\u001b\[[\d;]*m/g, '')
}

/** A line with its styles as classes. */
function spansOf(line: string): string {
  let styles: readonly string[] = []
  let out = ''
  for (const piece of line.split(/(\u001b\[\d+m)/)) {
    const code = /^\u001b\[(\d+)m$/.exec(piece)?.[1]
    if (code !== undefined) styles = restyled(styles, Number(code))
    else if (piece !== '')
      out += styles.length === 0 ? escaped(piece) : `<tspan class="${styles.join(' ')}">${escaped(piece)}</tspan>`
  }
  return joined(out)
}

/** The program styles each word for itself; neighbours of one style become one piece. */
function joined(spans: string): string {
  const next = spans.replace(/(<tspan class="([^"]+)">[^<]*)<\/tspan>(\u00a0)<tspan class="\2">/g, '$1$3')
  return next === spans ? spans : joined(next)
}

function restyled(styles: readonly string[], code: number): string[] {
  const end = ENDS[code]
  if (end) return styles.filter(style => !end.test(style))
  const style = STYLES[code]
  if (!style) throw new Error(`The picture knows no style ${code}.`)
  return [...styles, style]
}

/** Blanks that XML would fold are hard ones. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(' ', '\u00a0')
}
