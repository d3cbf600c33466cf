// Files that waited for their turn when the page was loaded anew. Nobody else knows of them, so they are named.
import { attach, sample } from 'effector'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { $customerId, $userId } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { screenOpened } from '../../../shell/routing/screen.model'
import { $trayItems } from './tray/tray.model'
import { brokenByNetwork, isUnfinished } from './uploadItem'

const mostNamed = 5

/** A file that has begun stands in its list, where it is resumed. */
const $names = $trayItems.map((items) =>
  items
    .filter((item) => item.subjectId === undefined && (isUnfinished(item) || brokenByNetwork(item)))
    .map(({ file }) => file.name)
    .join('\n'),
)

/** The key has person and customer, so that nobody reads the names of somebody else's files. */
const owner = { customerId: $customerId, userId: $userId }
const placeOf = ({ customerId, userId }: Record<keyof typeof owner, string>) =>
  ({ key: `uploads.unbegun.${customerId}.${userId}`, area: 'tab' }) as const

const keepFx = attach({
  source: owner,
  effect: (of, value: string) => writeStorageFx({ ...placeOf(of), value }),
})
sample({ clock: $names, target: keepFx })

const recallFx = attach({ source: owner, effect: (of) => readStorageFx(placeOf(of)) })
sample({
  clock: screenOpened,
  source: $names,
  filter: (names) => names === '',
  fn: () => undefined,
  target: recallFx,
})
const recalled = recallFx.doneData.filterMap((names) => names || undefined)
sample({ clock: recalled, fn: () => '', target: keepFx })
sample({
  clock: recalled,
  fn: (text) => {
    const all = text.split('\n')
    const others = all.length > mostNamed ? ` +${all.length - mostNamed}` : ''
    const names = all.slice(0, mostNamed).join(', ') + others
    return {
      tone: 'warn' as const,
      text: { key: 'shell.leaving.uploads.unbegun' as const, params: { count: all.length, names } },
      isPersistent: true,
    }
  },
  target: noticeShown,
})
