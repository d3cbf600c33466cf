// Reads a CSV file into rows of texts. The parser is fetched with the first file.
import { createEffect } from 'effector'
import type { Parser, ParseResult } from 'papaparse'
import { withoutGuard } from '../../../kit/csv'
import { decode, type Encoding } from './decode'

export const mostBytes = 5_000_000
export const mostRows = 10_000

export interface Table {
  readonly name: string
  readonly encoding: Encoding
  readonly delimiter: string
  /** The first row, which names the columns. */
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The column that two of the file were joined to. */
  readonly joined?: { readonly field: string; readonly head: string }
}

export type TableFault = 'tooLarge' | 'tooManyRows' | 'empty' | 'workbook' | 'unreadable'

export class TableError extends Error {
  constructor(readonly fault: TableFault) {
    super(fault)
  }
}

export const readTableFx = createEffect<File, Table, Error>(async (file) => {
  if (file.size > mostBytes) throw new TableError('tooLarge')
  const bytes = await file.arrayBuffer().catch(() => fail('unreadable'))
  if (isWorkbook(bytes)) throw new TableError('workbook')
  const { text, encoding } = decode(bytes)
  const { rows, delimiter } = await parseRows(text)
  const [heads = [], ...data] = rows
  if (data.length === 0) throw new TableError('empty')
  if (data.length > mostRows) throw new TableError('tooManyRows')
  const width = heads.length
  const filled = data.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
  return {
    name: file.name,
    encoding,
    delimiter,
    heads: heads.map((head) => head.trim()),
    rows: filled,
  }
})

/** Of files that Excel saves as its own, whatever their name says: zipped ones and older ones. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

function isWorkbook(bytes: ArrayBuffer): boolean {
  const first = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))
  return workbooks.some((mark) => mark.every((byte, at) => first[at] === byte))
}

/** Characters that are parsed before the page may draw again. */
const chunkSize = 250_000

/**
 * In pieces rather than in a worker: a worker's script would need a way around Trusted Types, and 5
 * MB take a few hundred milliseconds.
 */
async function parseRows(whole: string): Promise<{ rows: string[][]; delimiter: string }> {
  const { parse } = (await import('papaparse')).default
  return new Promise((resolve) => {
    const rows: string[][] = []
    // A first line by which Excel is told the separator.
    const [told = '', separator] = /^sep=(.)[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(whole) ?? []
    let delimiter = separator ?? ','
    parse<string[]>(whole.slice(told.length), {
      ...(separator !== undefined && { delimiter: separator }),
      skipEmptyLines: 'greedy',
      chunkSize,
      chunk({ data, meta }: ParseResult<string[]>, parser: Parser) {
        for (const row of data) rows.push(row.map(withoutGuard))
        delimiter = meta.delimiter
        if (rows.length > mostRows + 1) return parser.abort()
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete: () => resolve({ rows, delimiter }),
    })
  })
}

function fail(fault: TableFault): never {
  throw new TableError(fault)
}
