/** Hands letters to the mail server. */
import { createTransport } from 'nodemailer'
import type { Letter } from './letter'

export interface MailTransport {
  /** Resolves when the mail server has taken the letter; rejects with a MailFault. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** The message never contains what stands in the letter. */
export class MailFault extends Error {
  constructor(
    message: string,
    /** Refused: for good. Unsure: the server may have taken the letter. Passing: it has not. */
    readonly kind: 'refused' | 'unsure' | 'passing',
    /** What the mail server answered, where it did. */
    readonly code?: number,
    /** Of what it was said: of us unless the address or the text of the letter was refused. */
    readonly about: 'us' | 'address' | 'letter' = 'us',
  ) {
    super(message)
  }
}

export interface MailTransportOptions {
  readonly smtpUrl: string
  readonly from: { readonly name: string; readonly address: string }
}

const answerWithinMs = 20_000

export function createMailTransport({ smtpUrl, from }: MailTransportOptions): MailTransport {
  const transport = createTransport(optionsOf(smtpUrl), {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The envelopes of letters whose text has left whole.
  const offered = new WeakSet<object>()
  transport.use('stream', ({ data: { envelope }, message }, done) => {
    message.processFunc((text) => text.once('end', () => envelope && offered.add(envelope)))
    done()
  })
  return {
    async send(letter) {
      const message = messageOf(letter, from.address)
      await transport.sendMail(message).catch((fault: unknown) => {
        throw mailFaultOf(fault, offered.has(message.envelope))
      })
    },
    close: () => transport.close(),
  }
}

/**
 * What does not arrive comes back to us, whoever it is from. RFC 8058: both headers in one line each,
 * as they are signed.
 */
const messageOf = ({ id, unsubscribeUrl, ...message }: Letter, bounces: string) => ({
  ...message,
  envelope: { from: bounces, to: message.to.address },
  ...(id !== undefined && { messageId: `<${id}${bounces.slice(bounces.lastIndexOf('@'))}>` }),
  ...(unsubscribeUrl !== undefined && {
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
    },
  }),
})

/** Name and password are never sent unencrypted, except to this machine itself. */
function optionsOf(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    url: smtpUrl,
    requireTLS: username !== '' && !isHere,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
  }
}

/** The mail server's reply may quote the mail; code and kind are enough to find the cause. */
function mailFaultOf(fault: unknown, isOffered: boolean): MailFault {
  if (!(fault instanceof Error)) return new MailFault('unknown', kindOf(undefined, isOffered))
  const { name, code, command, responseCode } = fault as Error & {
    readonly code?: unknown
    readonly command?: unknown
    readonly responseCode?: unknown
  }
  const words = [name, code, command, responseCode].filter((word) => word !== undefined)
  const answer = typeof responseCode === 'number' ? responseCode : undefined
  const about = answer === undefined ? 'us' : aboutOf(command)
  return new MailFault(words.join(' '), kindOf(answer, isOffered), answer, about)
}

/** Once the text of a letter is on its way, only an answer tells whether it was taken. */
function kindOf(answer: number | undefined, isOffered: boolean): MailFault['kind'] {
  if (answer !== undefined && answer >= 400) return answer >= 500 ? 'refused' : 'passing'
  return isOffered ? 'unsure' : 'passing'
}

function aboutOf(command: unknown): MailFault['about'] {
  if (command === 'RCPT TO') return 'address'
  return command === 'DATA' ? 'letter' : 'us'
}
