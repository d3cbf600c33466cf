import type { Page } from '@playwright/test'
import { parseFlag, type FlagName, type TabFlag } from '../../../src/session/client/tokens/tabFlags'
import { readStorage } from './stored'

/** The last value of a flag that the tabs of this browser share. */
export async function readFlag(page: Page, name: FlagName): Promise<TabFlag | null> {
  const key = `flag.${name}`
  return parseFlag({ key, value: (await readStorage(page))[key] ?? null })
}
