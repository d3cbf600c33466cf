import { expect, test } from 'vitest'
import { csvLine } from '../../src/kit/csv'

test.each([
  [['a', 1, true], 'a,1,true'],
  [['', null, undefined], ',,'],
  [['a,b', 'say "no"', 'two\nlines'], '"a,b","say ""no""","two\nlines"'],
  [[new Date('2026-03-01T09:00:00Z'), -5], '2026-03-01T09:00:00.000Z,-5'],
  // What a spreadsheet would run.
  [['=1+1', '+1', '-1', '@x', '\t=1'], "'=1+1,'+1,'-1,'@x,'\t=1"],
  [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"`],
])('%j is %s', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})
