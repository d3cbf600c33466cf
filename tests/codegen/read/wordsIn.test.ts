import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../../codegen/read/wordsIn'

describe('the words of a source file', () => {
  test.each([
    [
      'names and what stands in quotes',
      `const shown = t('nav.home', "x y")`,
      ['const', 'shown', 't', 'nav.home', 'x y'],
    ],
    ['no comments', `a // 'b' c\n/* d 'e' */ f`, ['a', 'f']],
    ['no comment where a quoted word looks like one', `'https://x' // y`, ['https://x']],
    [
      'a template with stars for its holes, and what fills them',
      't(`sort.${id}.x`)',
      ['t', 'id', 'sort.*.x'],
    ],
    [
      'templates in the holes of templates',
      '`a.${is ? `b.${c}` : "d"}.e` f',
      ['is', 'c', 'b.*', 'd', 'a.*.e', 'f'],
    ],
    ['braces in holes', '`a.${pick({ b: { c } })}.d` e', ['pick', 'b', 'c', 'a.*.d', 'e']],
    ['escaped quotes', String.raw`'it\'s' b`, [String.raw`it\'s`, 'b']],
    ['what stands behind an open quote on the next line', `it's\nhere`, ['it', 's', 'here']],
    [
      'what stands behind a regular expression with quotes',
      "x.replace(/[`/]'\\//g, ''); const hidden = t('some.key'); const b = `x`",
      ['x', 'replace', '', 'const', 'hidden', 't', 'some.key', 'b'],
    ],
    [
      'no regular expression behind an arrow or return',
      'a => /b"/.c; return /d`/ e',
      ['a', 'c', 'return', 'e'],
    ],
    [
      'what stands between the slashes of divisions and JSX tags',
      '(a / b) / c; <d e={f} /> g </d>',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ],
    ['an open template to the end', '`a.${b', ['b', 'a.*']],
  ])('are %s', (_, text, words) => {
    expect([...wordsIn(text)]).toEqual(words)
  })
})
