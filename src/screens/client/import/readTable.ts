// Reads a CSV file into rows of texts. The parser is fetched with the first file.
import { createEffect } from 'effector'
import type { Parser, ParseResult } from 'papaparse'

export const mostBytes = 5_000_000
export const mostRows = 10_000

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export interface Table {
  readonly name: string
  readonly encoding: Encoding
  readonly delimiter: string
  /** The first row, which names the columns. */
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type TableFault = 'tooLarge' | 'tooManyRows' | 'empty' | 'unreadable'

export class TableError extends Error {
  constructor(readonly fault: TableFault) {
    super(fault)
  }
}

export const readTableFx = createEffect<File, Table, Error>(async (file) => {
  if (file.size > mostBytes) throw new TableError('tooLarge')
  const bytes = await file.arrayBuffer().catch(() => fail('unreadable'))
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

/** What is no UTF-8 comes from a spreadsheet of western Windows. */
export function decode(bytes: ArrayBuffer): { text: string; encoding: Encoding } {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/** Characters that are parsed before the page may draw again. */
const chunkSize = 250_000

/**
 * In pieces rather than in a worker: a worker's script would need a way around Trusted Types, and 5
 * MB take a few hundred milliseconds.
 */
async function parseRows(text: string): Promise<{ rows: string[][]; delimiter: string }> {
  const { parse } = (await import('papaparse')).default
  return new Promise((resolve) => {
    const rows: string[][] = []
    let delimiter = ','
    parse<string[]>(text, {
      skipEmptyLines: 'greedy',
      chunkSize,
      chunk({ data, meta }: ParseResult<string[]>, parser: Parser) {
        rows.push(...data)
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
