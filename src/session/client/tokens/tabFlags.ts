import { createEffect } from 'effector'
import { endings, type EndingId } from '../../../../generated/facts/endings'
import { readClockFx } from '../../../browser/clock'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { readTabIdFx } from '../../../browser/tabs'

const recentMs = 60_000

/** Spec §4: other tabs reload when the login, logout or profile-switch flag changes. */
export type FlagName = 'login' | 'logout' | 'switch'

export interface TabFlag {
  name: FlagName
  epoch: number
  tabId: string
  reason: string
  at: number
}

export const raiseFlagFx = createEffect(
  async ({ name, epoch, reason }: Pick<TabFlag, 'name' | 'epoch' | 'reason'>): Promise<void> => {
    const tabId = await readTabIdFx()
    const at = await readClockFx()
    await writeStorageFx({ key: `flag.${name}`, value: [epoch, tabId, reason, at].join(':') })
  },
)

export const readFlagFx = createEffect(async (name: FlagName): Promise<TabFlag | null> => {
  const value = await readStorageFx({ key: `flag.${name}` })
  return parseFlag({ key: `flag.${name}`, value })
})

/**
 * How the session just ended in another tab: this tab, reloaded because of it, shows the same
 * status page.
 */
export const readRecentEndingFx = createEffect(async (): Promise<EndingId | null> => {
  const flag = await readFlagFx('logout')
  const now = await readClockFx()
  if (!flag || !isEnding(flag.reason) || now - flag.at > recentMs) return null
  return flag.reason
})

export function parseFlag(change: { key: string | null; value: string | null }): TabFlag | null {
  const name = change.key?.startsWith('flag.') ? change.key.slice('flag.'.length) : ''
  if (!isFlagName(name) || !change.value) return null
  const [epoch = '', tabId = '', reason = '', at = ''] = change.value.split(':')
  return { name, epoch: Number(epoch), tabId, reason, at: Number(at) }
}

function isEnding(reason: string): reason is EndingId {
  return Object.hasOwn(endings, reason)
}

function isFlagName(name: string): name is FlagName {
  return ['login', 'logout', 'switch'].includes(name)
}
