/** Files of every kind, and wrong and hostile ones, made by code. */
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

const ascii = (text: string) => Buffer.from(text, 'latin1')

/** A ZIP archive that stores its entries; `says` is the size an entry claims. */
export function zip(entries: Readonly<Record<string, string | Buffer>>, says?: number): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, given] of Object.entries(entries)) {
    const body = Buffer.isBuffer(given) ? given : Buffer.from(given)
    const isPacked = body.length > 100_000
    const data = isPacked ? deflateRawSync(body) : body
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(isPacked ? 8 : 0, 8)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(says ?? body.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    files.push(head, ascii(name), data)
    directory.push(entry, ascii(name))
    offset += head.length + name.length + data.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const contentTypes = (type = word) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`

export const docx = (more: Readonly<Record<string, string | Buffer>> = {}) =>
  zip({ '[Content_Types].xml': contentTypes(), 'word/document.xml': '<w:document/>', ...more })

/** Its directory claims to be this long. */
export function endlessDocx(says = 0x7fffffff): Buffer {
  const bytes = docx()
  bytes.writeUInt32LE(says, bytes.length - 10)
  return bytes
}

export const docm = () =>
  zip({
    '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'word/vbaProject.bin': 'macro',
  })

export const odt = (more: Readonly<Record<string, string>> = {}) =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>', ...more })

/** A PDF of one page, with what its catalogue and its trailer say besides. */
export function pdf(catalogue = '', trailer = '', pages = '/Kids [3 0 R] /Count 1'): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 280] /Contents 4 0 R >>',
    '<< /Length 29 >>\nstream\n0.1 0.2 0.6 rg 0 140 200 140 re f\nendstream',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const start = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.map((at) => `${at} 00000 n \n`).join('')}`
  return ascii(`${text}trailer << /Size 5 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
}

/** It says that it is encrypted, with a password that nobody has. */
export function lockedPdf(): Buffer {
  const [owner, user] = ['ab'.repeat(32), 'cd'.repeat(32)]
  const encrypted = `/Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${owner}> /U <${user}>`
  const id = '0123456789abcdef'.repeat(2)
  return pdf('', `/Encrypt << ${encrypted} >> /ID [<${id}><${id}>]`)
}

export const svg = (inner: string, attributes = 'width="80" height="40"', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  )

/** A PNG of this size that ends after a few bytes. */
export const pngHead = (width: number, height: number) =>
  png({ width, height, depth: 8, colours: 2, rows: Buffer.alloc(9) })

/** A whole one, all black. */
export const blackPng = (width: number, height: number) =>
  png({ width, height, depth: 1, colours: 0, rows: Buffer.alloc((width / 8 + 1) * height) })

interface Png {
  readonly width: number
  readonly height: number
  /** Bits of each colour. */
  readonly depth: number
  /** As its head says it: 0 grey, 2 red, green and blue. */
  readonly colours: number
  readonly rows: Buffer
}

function png({ width, height, depth, colours, rows }: Png): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const head = Buffer.concat([size, Buffer.from([depth, colours, 0, 0, 0])])
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')]
  return Buffer.concat([ascii('\x89PNG\r\n\x1a\n'), ...chunks])
}

function chunk(name: string, body = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([ascii(name), body])
  const [bytes, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  bytes.writeUInt32BE(body.length)
  sum.writeInt32BE(crc(named))
  return Buffer.concat([bytes, named, sum])
}

function crc(bytes: Buffer): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum
}

/** Uncompressed sound of one second; `says` is the length its head claims. */
export function wav(says?: number): Buffer {
  const samples = Buffer.alloc(16_000)
  for (let at = 0; at < 8000; at += 1) {
    samples.writeInt16LE(Math.round(9000 * Math.sin(at / 4)), at * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE((says ?? samples.length) + 36, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(16_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(says ?? samples.length, 40)
  return Buffer.concat([head, samples])
}

/** A font whose one table lies beyond its end. */
export function hollowFont(): Buffer {
  const table = Buffer.alloc(16)
  table.write('head')
  table.writeUInt32BE(0x7fffffff, 8)
  table.writeUInt32BE(0x7fffffff, 12)
  return Buffer.concat([ascii('\0\x01\0\0\0\x01\0\x10\0\0\0\0'), table, Buffer.alloc(100)])
}

export const srt = (count = 2) =>
  Buffer.from(
    Array.from({ length: count }, (_, at) => {
      const second = String(at % 60).padStart(2, '0')
      return `${at + 1}\n00:00:${second},000 --> 00:00:${second},900\n<b>Line</b> ${at + 1}\n`
    }).join('\n'),
  )

/** A gigabyte of zeros in a few kilobytes would take too long to make: 64 MB are enough to see it. */
export const bomb = () => gzipSync(Buffer.alloc(64 * 1024 * 1024))

export { ascii }
