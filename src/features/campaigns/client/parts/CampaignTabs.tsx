import { useUnit } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import { navigateFx } from '../../../../browser/location'
import { useText } from '../../../../browser/text/useText'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import '../campaigns.model'
import { letterScreen, peopleScreen } from '../lists'

const routes = {
  campaigns: 'campaigns.mine',
  letters: 'campaigns.letters',
  people: 'campaigns.people',
  heldBack: 'audience.heldBack',
} as const
type Tab = keyof typeof routes

/** Campaigns, their letters, to whom these went, and who gets none. */
export function CampaignTabs() {
  const t = useText()
  const { isLetters, isPeople, goTo } = useUnit({
    isLetters: letterScreen.list.place.$isHere,
    isPeople: peopleScreen.list.place.$isHere,
    goTo: navigateFx,
  })
  const other: Tab = isPeople ? 'people' : 'campaigns'
  return (
    <ViewTabs
      label={t('campaigns.tabs.label')}
      tabs={(Object.keys(routes) as Tab[]).map((id) => ({ id, label: t(`campaigns.tabs.${id}`) }))}
      currentId={isLetters ? 'letters' : other}
      onChoose={(id) => void goTo({ to: href(routes[id as Tab]) })}
    />
  )
}
