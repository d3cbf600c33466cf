/**
 * A real mail server in this process. Tests can read the mails it received and let it refuse some.
 */
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter {
  /** Of the envelope: where it goes if it comes back. */
  readonly from: string
  readonly to: readonly string[]
  readonly headers: string
  readonly text: string
  readonly html: string
}

type Deciding = (to: string) => { isKept: boolean; isAnswered: boolean }
const keepAll: Deciding = () => ({ isKept: true, isAnswered: true })

export interface Mailbox {
  readonly url: string
  readonly letters: ReceivedLetter[]
  /** How often somebody tried to deliver a mail. */
  tries(): number
  /** The codes with which the next ones are refused. */
  refuse(...codes: number[]): void
  /** The codes with which the next recipients are refused, before any letter is on its way; 0 lets one pass. */
  refuseRecipient(...codes: number[]): void
  /** Called for each letter that has come whole: whether it is kept, and whether that is answered. */
  onLetter(decide: Deciding): void
  /** Breaks off each talk without an answer once it has come so far; undefined: goes on to the end. */
  hangUp(at: 'recipient' | 'letter' | undefined): void
  /** Lets nobody in. */
  turnAway(isAway: boolean): void
  close(): Promise<void>
}

/** `refusals`: the codes with which the first mails are refused. */
export async function openMailbox(refusals: number[] = [], host = '127.0.0.1'): Promise<Mailbox> {
  const letters: ReceivedLetter[] = []
  let tried = 0
  let isAway = false
  let hangsUpAt: 'recipient' | 'letter' | undefined
  let decide: Deciding = keepAll
  const refusedRecipients: number[] = []
  const sockets = new Set<Socket>()
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      done(isAway ? refusal(421) : null)
    },
    onRcptTo(_, __, done) {
      const code = refusedRecipients.shift()
      if (hangsUpAt === 'recipient') breakOff()
      else done(code ? refusal(code) : null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        tried += 1
        const code = refusals.shift()
        if (code !== undefined) {
          done(refusal(code))
          return
        }
        const to = envelope.rcptTo.map(({ address }) => address)
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const { isKept, isAnswered } = decide(to[0] ?? '')
        const letter = readLetter(Buffer.concat(chunks).toString('latin1'))
        if (isKept) letters.push({ from, to, ...letter })
        if (hangsUpAt === 'letter') breakOff()
        else if (isAnswered) done()
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${port}`,
    letters,
    tries: () => tried,
    refuse: (...codes) => void refusals.push(...codes),
    refuseRecipient: (...codes) => void refusedRecipients.push(...codes),
    onLetter(given) {
      decide = given
    },
    hangUp(at) {
      hangsUpAt = at
    },
    turnAway(away) {
      isAway = away
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const refusal = (code: number) => Object.assign(new Error('Not now'), { responseCode: code })

function readLetter(raw: string) {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`)
  const partOf = (type: string) =>
    decoded(parts.slice(1).find((part) => part.includes(`Content-Type: ${type}`)) ?? '')
  return { headers: head, text: partOf('text/plain'), html: partOf('text/html') }
}

function decoded(part: string): string {
  const at = part.indexOf('\r\n\r\n')
  const body = part.slice(at + 4)
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, at))?.[1]
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
