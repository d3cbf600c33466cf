// What may be done with an entry of the whitelist, and what a domain has to publish.
import type { ListWhitelistRow, MailRecord } from '../../../generated/facts/features/mail'

type Entry = Pick<ListWhitelistRow, 'purpose' | 'state' | 'pattern'>

export const isDomain = (pattern: string) => pattern.startsWith('@')

export function actsWithEntry({ purpose, state, pattern }: Entry): ListWhitelistRow['may'] {
  const waits = purpose === 'sender' && state === 'pending' && !isDomain(pattern)
  return [
    ...(waits ? (['verify'] as const) : []),
    state === 'disabled' ? 'enable' : 'disable',
    'remove',
  ]
}

/** Where each stands, and how what stands there begins; of the first, what it is. */
export function recordsOf(
  pattern: string,
  proof: string,
  found: readonly MailRecord['kind'][],
): MailRecord[] {
  if (!isDomain(pattern)) return []
  const domain = pattern.slice(1)
  const named = [
    ['owner', domain, `studio-verify=${proof}`],
    ['spf', domain, 'v=spf1'],
    ['dkim', `studio._domainkey.${domain}`, 'v=DKIM1'],
    ['dmarc', `_dmarc.${domain}`, 'v=DMARC1'],
  ] as const
  return named.map(([kind, name, value]) => ({ kind, name, value, isFound: found.includes(kind) }))
}

export const stands = ({ kind, value }: MailRecord, texts: readonly string[]) =>
  texts.some((text) =>
    kind === 'owner'
      ? text.trim() === value
      : text.trim().toLowerCase().startsWith(value.toLowerCase()),
  )
