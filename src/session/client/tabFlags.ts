import { createEffect } from 'effector'
import { readClockFx } from '../../browser/clock'
import { readStorageFx, writeStorageFx } from '../../browser/storage'
import { readTabIdFx } from '../../browser/tabs'

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

export function parseFlag(change: { key: string | null; value: string | null }): TabFlag | null {
  const name = change.key?.startsWith('flag.') ? change.key.slice('flag.'.length) : ''
  if (!isFlagName(name) || !change.value) return null
  const [epoch = '', tabId = '', reason = '', at = ''] = change.value.split(':')
  return { name, epoch: Number(epoch), tabId, reason, at: Number(at) }
}

function isFlagName(name: string): name is FlagName {
  return ['login', 'logout', 'switch'].includes(name)
}
