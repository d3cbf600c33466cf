import type { Page } from '@playwright/test'
import { parseFlag, type FlagName, type TabFlag } from '../../../src/session/client/tokens/tabFlags'
import { readStorage } from './stored'

/** What the tabs of this browser were last told of it. */
export async function readFlag(page: Page, name: FlagName): Promise<TabFlag | null> {
  const key = `flag.${name}`
  return parseFlag({ key, value: (await readStorage(page))[key] ?? null })
}
