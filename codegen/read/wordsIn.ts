// In this order: regular expressions, comments, words in quotes, the start of a template, names. A regular expression
// begins only where a value is asked for: a slash behind a name divides, and one behind `}` mostly closes a JSX tag.
const tokens = new RegExp(
  [
    /\/(?<=(?:[(,=:[!&|?{;]|=>|\breturn)\s*\/)(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/,
    /\/\/.*|\/\*[^]*?\*\//,
    /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|(`)/,
    /([A-Za-z_$][\w$]*)|[{}]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Identifiers and quoted words of a TypeScript file; comments do not count, and a template's holes become stars. */
export function wordsIn(text: string): Set<string> {
  const words = new Set<string>()
  const scanner = new RegExp(tokens)
  scanCode(text, scanner, words, false)
  return words
}

/** Reads to the end, or to the brace that closes a template's hole. */
function scanCode(text: string, scanner: RegExp, words: Set<string>, isHole: boolean): void {
  let depth = 0
  for (let found = scanner.exec(text); found; found = scanner.exec(text)) {
    const [token, single, double, template, name] = found
    const word = name ?? single ?? double
    if (word !== undefined) words.add(word)
    else if (template) words.add(scanTemplate(text, scanner, words))
    else if (token === '{') depth++
    else if (token === '}' && --depth < 0 && isHole) return
  }
}

function scanTemplate(text: string, scanner: RegExp, words: Set<string>): string {
  let spoken = ''
  let at = scanner.lastIndex
  for (; at < text.length && text[at] !== '`'; at++) {
    if (text[at] === '\\') spoken += text[++at] ?? ''
    else if (text[at] === '$' && text[at + 1] === '{') {
      scanner.lastIndex = at + 2
      scanCode(text, scanner, words, true)
      at = (scanner.lastIndex || text.length) - 1
      spoken += '*'
    } else spoken += text[at]
  }
  scanner.lastIndex = at + 1
  return spoken
}
