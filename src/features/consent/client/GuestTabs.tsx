import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import { $counts } from '../../../shell/sidebar/counts.model'
import { ViewTabs } from '../../../ui/page/ViewTabs'

const routes = {
  requests: 'tasks.crowd',
  submissions: 'tasks.crowd.submissions',
  people: 'tasks.crowd.people',
  consents: 'consent.list',
  forms: 'consent.forms',
} as const
export type GuestTab = keyof typeof routes

/** What guests are asked, what they sent, who they are, and what they agreed to. */
export function GuestTabs({ current }: { current: GuestTab }) {
  const t = useText()
  const { counts, goTo } = useUnit({ counts: $counts, goTo: navigateFx })
  const waiting = counts?.crowdSourceRT
  return (
    <ViewTabs
      label={t('consent.tab.label')}
      tabs={(Object.keys(routes) as GuestTab[]).map((id) => ({
        id,
        label: t(`consent.tab.${id}`),
        count: id === 'submissions' && waiting ? String(waiting) : undefined,
      }))}
      currentId={current}
      onChoose={(id) => void goTo({ to: href(routes[id as GuestTab]) })}
    />
  )
}
