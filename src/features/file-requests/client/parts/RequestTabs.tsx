import { useUnit } from 'effector-react'
import { can } from '../../../../access/can'
import { href, routes } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { navigateFx } from '../../../../browser/location'
import { $world } from '../../../../session/client'
import { $counts } from '../../../../shell/sidebar/counts.model'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import { requestScreens } from '../lists'
import '../file-requests.model'

const routeOf = {
  mine: 'tasks.file',
  review: 'tasks.file.review',
  done: 'tasks.file.done',
  all: 'tasks.file.all',
} as const
type Tab = keyof typeof routeOf

const { mine, review, done } = requestScreens

/** What somebody is asked for, decides about, has done, and all there are. */
export function RequestTabs() {
  const t = useText()
  const { counts, isMine, isReview, isDone, world, goTo } = useUnit({
    counts: $counts,
    isMine: mine.list.place.$isHere,
    isReview: review.list.place.$isHere,
    isDone: done.list.place.$isHere,
    world: $world,
    goTo: navigateFx,
  })
  const current: Tab = isMine ? 'mine' : isReview ? 'review' : isDone ? 'done' : 'all'
  const waiting = counts?.assetReqToRecordCount
  const tabs = (['mine', 'review', 'done', 'all'] as const)
    .filter((tab) => can(routes[routeOf[tab]].access, world))
    .map((tab) => ({
      id: tab,
      label: t(`fileRequests.tab.${tab}`),
      count: tab === 'mine' && waiting ? String(waiting) : undefined,
    }))
  return (
    <ViewTabs
      label={t('fileRequests.tab.label')}
      tabs={tabs}
      currentId={current}
      onChoose={(id) => void goTo({ to: href(routeOf[id as Tab]) })}
    />
  )
}
