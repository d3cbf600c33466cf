import type { createEnvironmentReader } from './environment'

type Reader = ReturnType<typeof createEnvironmentReader>

export interface MailConfig {
  readonly smtpUrl: string | undefined
  /** The sender of mails; by default no-reply at the host of the public origin. */
  readonly mailFrom: string | undefined
  /** How many letters to many may leave within a minute. */
  readonly mailPerMinute: number
  /** With what a mail service signs what it tells of letters that came back. */
  readonly mailHookSecret: string | undefined
  /** Whom domains are asked of; by default whomever this machine asks. */
  readonly dnsServers: readonly string[]
}

export const readMail = (read: Reader): MailConfig => ({
  smtpUrl: readSmtpUrl(read),
  mailFrom: readMailFrom(read),
  mailPerMinute: read.integer('MAIL_PER_MINUTE', { min: 1, max: 100_000, otherwise: 60 }),
  mailHookSecret: read.text('MAIL_HOOK_SECRET'),
  dnsServers: read.list('DNS_SERVERS'),
})

/**
 * Mails contain links to this server, so sending needs a public origin: the host that a request
 * names cannot be trusted.
 */
function readSmtpUrl(read: Reader): string | undefined {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  if (url !== undefined && read.text('PUBLIC_ORIGIN') === undefined)
    read.report('PUBLIC_ORIGIN is missing: SMTP_URL needs it.')
  return url
}

function readMailFrom(read: Reader): string | undefined {
  const address = read.text('MAIL_FROM')
  if (address !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(address))
    read.report('MAIL_FROM must be a mail address such as no-reply@studio.example.')
  return address
}
