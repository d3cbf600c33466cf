import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { csvLine, joinCell, splitCell, withoutGuard } from '../../src/kit/csv'

test.each([
  [['a', 1, true], 'a,1,true'],
  [['', null, undefined], ',,'],
  [['a,b', 'say "no"', 'two\nlines'], '"a,b","say ""no""","two\nlines"'],
  [[new Date('2026-03-01T09:00:00Z'), -5], '2026-03-01T09:00:00.000Z,-5'],
  // What a spreadsheet would run.
  [['=1+1', '+1', '-1', '@x', '\t=1'], `'=1+1,'+1,'-1,'@x,"'\t'=1"`],
  // What it would run that splits lines by something else.
  [['A;=1+1', 'a\t+1', 'x|@y'], `"A;'=1+1","a\t'+1","x|'@y"`],
  [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"`],
])('%j is %s', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})

const text = fc.string({
  unit: fc.constantFrom('a', ' ', "'", '"', ',', ';', '|', '\t', '=', '+', '-', '@'),
})

test('what was written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      const { data } = Papa.parse<string[]>(csvLine(cells).slice(0, -2), { delimiter: ',' })
      const [read = ['']] = data
      expect(read.map(withoutGuard)).toEqual(cells)
    }),
  )
})

test('several values in one cell are read as they were', () => {
  const values = fc.array(text.filter((value) => value !== ''))
  fc.assert(
    fc.property(values, (all) => {
      expect(splitCell(joinCell(all))).toEqual(all)
    }),
  )
})

test.each([
  ['vip, "vip, berlin"; "say ""no"""', ['vip', 'vip, berlin', 'say "no"']],
  ['a|b;c', ['a', 'b', 'c']],
  ['"quoted" club, 5" nails', ['"quoted" club', '5" nails']],
])('%s holds %j', (cell, values) => {
  expect(splitCell(cell)).toEqual(values)
})
