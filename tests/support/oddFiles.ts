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

export const docm = () =>
  zip({
    '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'word/vbaProject.bin': 'macro',
  })

export const odt = (more: Readonly<Record<string, string>> = {}) =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>', ...more })

/** A PDF of one page, with what its catalogue says besides. */
export function pdf(catalogue = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
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
  return ascii(`${text}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
}

export const svg = (inner: string, attributes = 'width="80" height="40"', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  )

/** A PNG of this size that ends after a few bytes. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  ascii('\x89PNG\r\n\x1a\n').copy(head)
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.set([8, 2, 0, 0, 0], 24)
  head.writeInt32BE(crc(head.subarray(12, 29)), 29)
  const data = Buffer.concat([ascii('IDAT'), deflateSync(Buffer.alloc(9))])
  const [bytes, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  bytes.writeUInt32BE(data.length - 4)
  sum.writeInt32BE(crc(data))
  return Buffer.concat([head, bytes, data, sum, ascii('\0\0\0\0IEND\xaeB\x60\x82')])
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
