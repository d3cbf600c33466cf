import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'

/** A real mail server of this machine, and everything that was sent to it. */
export interface Mailbox {
  readonly url: string
  /** The sign-in link of the last letter to somebody. */
  linkFor(address: string): Promise<string>
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: { to: string; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        letters.push({ to, text: readable(Buffer.concat(chunks).toString('utf8')) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const linkIn = (address: string) => {
    const letter = letters.findLast(({ to }) => to === address)
    return /https?:\/\/\S+\/login\/\S+#code=[\w-]+/.exec(letter?.text ?? '')?.[0]
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    async linkFor(address) {
      await expect.poll(() => linkIn(address)).toBeDefined()
      return linkIn(address) ?? ''
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** Letters travel quoted-printable: soft line breaks, and signs by their number. */
function readable(letter: string): string {
  return letter
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}
