import { useUnit } from 'effector-react'
import { areSameFilters } from '../../question'
import { useFormat } from '../../../browser/text/useFormat'
import { ViewTabs } from '../../../ui/page/ViewTabs'
import { useSay } from '../cells/useSay'
import { allId } from './createCounts'
import { useList } from './ListContext'

/** The ready-made searches of the screen, with how much each finds. */
export function ListTabs() {
  const say = useSay()
  const format = useFormat()
  const { list } = useList()
  const { screen } = list
  const { address, counts, choose } = useUnit({
    address: list.place.$address,
    counts: list.counts.$counts,
    choose: list.place.filtersChosen,
  })
  const views = [{ id: allId, label: 'screens.list.all' as const, filters: [] }, ...screen.views]
  const current = views.find(({ filters }) => areSameFilters(filters, address.filters))
  const countOf = (id: string) => {
    const count = counts[id]
    return count && format.count(count.count) + (count.isFloor ? '+' : '')
  }
  return (
    <ViewTabs
      label={say('screens.list.views')}
      tabs={views.map(({ id, label }) => ({ id, label: say(label), count: countOf(id) }))}
      currentId={current?.id}
      onChoose={(id) => choose(views.find((view) => view.id === id)?.filters ?? [])}
    />
  )
}
