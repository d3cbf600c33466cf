import { useUnit } from 'effector-react'
import { can } from '../../../access/can'
import { href, routes } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { navigateFx } from '../../../browser/location'
import { $world } from '../../../session/client'
import { $counts } from '../../../shell/sidebar/counts.model'
import { ViewTabs } from '../../../ui/page/ViewTabs'
import { taskScreens } from './lists'
import './tasks.model'

const [mine, review] = taskScreens
const routeOf = {
  mine: 'tasks.recording',
  review: 'tasks.review',
  all: 'tasks.all',
  deliver: 'tasks.deliverable.mine',
} as const

const countOf = (count = 0) => (count > 0 ? String(count) : undefined)

/** What is asked of somebody, what they decide about, and all that they see. */
export function WorkTabs({ current: given }: { current?: 'deliver' }) {
  const t = useText()
  const { counts, isMine, isReview, world, goTo } = useUnit({
    world: $world,
    counts: $counts,
    isMine: mine.list.place.$isHere,
    isReview: review.list.place.$isHere,
    goTo: navigateFx,
  })
  const current = given ?? (isMine ? 'mine' : isReview ? 'review' : 'all')
  return (
    <ViewTabs
      label={t('tasks.tab.label')}
      tabs={[
        { id: 'mine', label: t('tasks.tab.mine'), count: countOf(counts?.clipsToRecordCount) },
        { id: 'review', label: t('tasks.tab.review'), count: countOf(counts?.takesToReviewCount) },
        { id: 'all', label: t('tasks.tab.all') },
        ...(can(routes[routeOf.deliver].access, world)
          ? [
              {
                id: 'deliver',
                label: t('tasks.tab.deliver'),
                count: countOf(counts?.toDeliverCount),
              },
            ]
          : []),
      ]}
      currentId={current}
      onChoose={(id) => void goTo({ to: href(routeOf[id as keyof typeof routeOf]) })}
    />
  )
}
