// Which addresses take messages for a team chat, as the services say.
export const chatKinds = ['slack', 'teams', 'discord'] as const
export type ChatKind = (typeof chatKinds)[number]

const known: Readonly<Record<ChatKind, RegExp>> = {
  slack: /^hooks\.slack(-gov)?\.com$/,
  // Workflows; connectors are retired.
  teams: /^[\w.-]+\.(logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/,
  discord: /^(canary\.|ptb\.)?discord(app)?\.com$/,
}

/** undefined: messages may not be sent there. `allowed`: further hosts, which the operator named. */
export function chatAddress(
  kind: ChatKind,
  text: string,
  allowed: readonly string[],
): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return undefined
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (allowed.includes(url.host) && isSafe) return url
  const isKnown = known[kind].test(url.hostname) && url.port === ''
  return isKnown && url.protocol === 'https:' ? url : undefined
}

/** What never leaves this machine needs no encryption. */
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3})$/.test(host)
