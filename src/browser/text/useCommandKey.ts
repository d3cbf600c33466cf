import { useText } from './useText'

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** How the keys of a shortcut are called here, such as Ctrl+Enter, or ⌘Enter on a Mac. */
export function useCommandKey(): (key: string) => string {
  const t = useText()
  return (key) => (isMac ? `⌘${key}` : `${t('shell.key.command')}+${key}`)
}
