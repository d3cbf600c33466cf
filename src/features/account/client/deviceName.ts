import type { SessionEntry } from '../../../../generated/facts/features/session'
import type { Translate } from '../../../browser/text/createTranslate'

/** What the server sends for a part of the browser's name that it does not know. */
const unknownName = 'unknown'

export function deviceName(
  t: Translate,
  { browserName, operatingSystem }: Pick<SessionEntry, 'browserName' | 'operatingSystem'>,
): string {
  const browser = browserName === unknownName ? t('account.sessions.unknown') : browserName
  if (operatingSystem === unknownName) return browser
  return t('account.sessions.device', { browser, system: operatingSystem })
}
