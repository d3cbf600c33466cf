import { oddNames } from './oddities'
import type { Random } from './random'

type Mutation = (lines: string[], random: Random) => string[]

/** What happens to a file in an editor, in a merge or on a disk. */
const mutations: readonly Mutation[] = [
  (lines, random) => lines.toSpliced(random.below(lines.length), 1 + random.below(3)),
  (lines, random) => {
    const at = random.below(lines.length)
    return lines.toSpliced(at, 0, ...lines.slice(at, at + 1 + random.below(3)))
  },
  (lines, random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)]
    return lines.with(a, lines[b]!).with(b, lines[a]!)
  },
  (lines, random) => edited(lines, random, (line) => ' '.repeat(1 + random.below(4)) + line),
  (lines, random) => edited(lines, random, (line) => line.replace(/^ {1,2}/, '')),
  (lines, random) => edited(lines, random, (line) => `\t${line.trimStart()}`),
  (lines, random) => edited(lines, random, (line) => insert(line, random, random.pick(signs))),
  (lines, random) => edited(lines, random, (line) => insert(line, random, random.pick(oddNames))),
  (lines, random) => edited(lines, random, (line) => line.slice(0, random.below(line.length + 1))),
  (lines, random) =>
    edited(lines, random, (line) => line.replace(/: .*$/, `: ${random.pick(scalars)}`)),
  (lines, random) =>
    edited(lines, random, (line) => line.replace(/[\w.$-]+/, random.pick(oddNames))),
  (lines, random) => edited(lines, random, (line) => line.replaceAll(/['"]/g, '')),
  (lines, random) => edited(lines, random, (line) => line.replace(/: /, `: &a${random.below(3)} `)),
  (lines, random) =>
    edited(lines, random, (line) => line.replace(/: .*$/, `: *a${random.below(3)}`)),
  (lines, random) => [...lines, ...random.pick(appendices)],
  (lines, random) => [...random.pick(appendices), ...lines],
  (lines) => lines.map((line) => `${line}\r`),
  (lines) => [`\uFEFF${lines[0]}`, ...lines.slice(1)],
  (lines, random) => random.pick(wholes(random)),
  (lines, random) => lines.slice(0, random.below(lines.length)),
  (lines, random) => [...lines, '---', ...lines.slice(0, random.below(lines.length))],
]

export function mutateText(text: string, random: Random): string {
  let lines = text.split('\n')
  for (let times = 1 + random.below(3); times > 0; times--)
    lines = random.pick(mutations)(lines.length > 0 ? lines : [''], random)
  return lines.join('\n')
}

const signs = [
  ...'{}[]:,#&*!|>%@`\'"?-$\\\u0000\u0007\u2028\u00a0\uFEFF',
  '<<: ',
  '- ',
  '? ',
  '--- ',
]

const scalars =
  "1e999 0x7fffffffffffffff .nan .inf 0o17 12345678901234567890123 ~ 2026-11-21 [[[[[]]]]] {a:{b:{c:{}}}} | >- '' !!x".split(
    ' ',
  )

const laughs = [
  'a0: &b0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 12 }, (_, level) => {
    const name = `*b${level}`
    return `a${level + 1}: &b${level + 1} [${Array.from({ length: 9 }, () => name).join(', ')}]`
  }),
]

const appendices: readonly (readonly string[])[] = [
  laughs,
  ['__proto__: { polluted: true }'],
  ['constructor: { prototype: { polluted: true } }'],
  ['self: &self', '  again: *self'],
  [`deep: ${'['.repeat(5000)}${']'.repeat(5000)}`],
  [`deep: ${'{a: '.repeat(500)}1${'}'.repeat(500)}`],
  [`long: '${'x'.repeat(100_000)}'`],
  ['? [a, b]', ': c'],
  ['...', '%YAML 1.1', '---'],
  ['manifestVersion: 2', 'manifestVersion: 2'],
]

const wholes = (random: Random): string[][] => [
  [''],
  ['null'],
  ['[]'],
  ['just words'],
  ['manifestVersion: 2'],
  [...laughs],
  [Array.from({ length: 200 }, () => String.fromCharCode(random.below(256))).join('')],
  [Array.from({ length: 50 }, () => String.fromCharCode(random.below(65_536))).join('')],
]

function edited(lines: string[], random: Random, edit: (line: string) => string): string[] {
  const at = random.below(lines.length)
  return lines.with(at, edit(lines[at]!))
}

function insert(line: string, random: Random, sign: string): string {
  const at = random.below(line.length + 1)
  return line.slice(0, at) + sign + line.slice(at)
}
