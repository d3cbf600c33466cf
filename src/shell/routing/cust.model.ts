import { attach, createEffect, sample } from 'effector'
import { $location, navigateFx } from '../../browser/location'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../browser/storage'
import { getCustomerProfilesFx } from '../../session/client/member.model'
import { $customerId } from '../../session/client/session.model'
import { switchAsked } from '../../session/client/switch.model'
import { noticeShown } from '../notices/notices.model'
import { readCust } from './readCust'

/**
 * Spec §2: a query parameter cust names a customer. It is kept until the profiles are known and
 * leads there only if it is one of them and not locked; it never authorises anything.
 */
const kept = { key: 'nav.pendingCust', area: 'tab' } as const

const keepFx = createEffect(async ({ id, rest }: { id: string | null; rest: string }) => {
  if (id !== null) await writeStorageFx({ ...kept, value: id })
  await navigateFx({ to: rest, replace: true })
})

const judgeFx = attach({
  source: $customerId,
  async effect(currentId, profiles: Awaited<ReturnType<typeof getCustomerProfilesFx>>) {
    const id = await readStorageFx(kept)
    await removeStorageFx(kept)
    if (id === null || id === currentId) return null
    const profile = profiles[id]
    return { id, name: profile && !profile.isLocked ? profile.customerName : null }
  },
})

const judged = judgeFx.doneData.filter({ fn: (judgement) => judgement !== null })

sample({
  clock: $location.map(readCust).updates.filterMap((cust) => cust ?? undefined),
  target: keepFx,
})
sample({ clock: getCustomerProfilesFx.doneData, target: judgeFx })
sample({
  clock: judged,
  filter: ({ name }) => name !== null,
  fn: ({ id }) => id,
  target: switchAsked,
})
sample({
  clock: judged,
  fn: ({ name }) =>
    name === null
      ? { tone: 'warn' as const, text: { key: 'shell.cust.refused' as const } }
      : { tone: 'info' as const, text: { key: 'shell.cust.switched' as const, params: { name } } },
  target: noticeShown,
})
