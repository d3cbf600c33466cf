/** What a domain may publish so that receivers accept its mail as its own. */
export type MailRecord = 'owner' | 'spf' | 'dkim' | 'dmarc'

declare module '../../../generated/facts/tables' {
  interface ColumnValues {
    letters: { params: Record<string, string> }
    mailWhitelist: { found: MailRecord[] }
  }
}
