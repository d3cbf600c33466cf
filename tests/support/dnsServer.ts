/** A DNS server of this machine that knows texts, and of all else that there is none. */
import { createSocket } from 'node:dgram'
import { afterAll } from 'vitest'

const headLength = 12
const txt = 16
const noSuchName = 3

export interface DnsServer {
  /** As DNS_SERVERS names it. */
  readonly address: string
  /** What is published, by name. */
  readonly texts: Map<string, readonly string[]>
}

export async function aDnsServer(): Promise<DnsServer> {
  const texts = new Map<string, readonly string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question, texts), port, address)
  })
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve)
  })
  afterAll(() => socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, texts }
}

function answerTo(question: Buffer, texts: DnsServer['texts']): Buffer {
  const { name, end } = nameIn(question)
  const found = question.readUInt16BE(end) === txt ? (texts.get(name) ?? []) : []
  const head = Buffer.from(question.subarray(0, headLength))
  head.writeUInt16BE(0x8180 | (found.length === 0 ? noSuchName : 0), 2)
  head.writeUInt16BE(found.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, question.subarray(headLength, end + 4), ...found.map(recordOf)])
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headLength
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** Of the name in the question, for a minute. */
function recordOf(text: string): Buffer {
  const said = Buffer.from(text)
  const record = Buffer.from([0xc0, headLength, 0, txt, 0, 1, 0, 0, 0, 60, 0, 0, said.length])
  record.writeUInt16BE(said.length + 1, 10)
  return Buffer.concat([record, said])
}
