import { useUnit } from 'effector-react'
import { areSameFilters } from '../../question'
import { useFormat } from '../../../browser/text/useFormat'
import { Icon } from '../../../ui/icons/Icon'
import { ViewTabs } from '../../../ui/page/ViewTabs'
import { useSay } from '../cells/useSay'
import { SaveSearchButton } from '../saved/SaveSearchButton'
import { SavedMenu } from '../saved/SavedMenu'
import { isAsked } from './countText'
import { allId } from './createCounts'
import { useList } from './ListContext'

/** Before the ids of kept searches, so that they are no ids of others. */
const savedId = 'saved '

/** The ready-made searches of the screen, with how much each finds, and those that people kept, where there are any. */
export function ListTabs() {
  const say = useSay()
  const format = useFormat()
  const { list } = useList()
  const { screen } = list
  const { address, question, counts, searches, saved, isChanged, choose, chooseSaved } = useUnit({
    address: list.place.$address,
    question: list.place.$question,
    counts: list.counts.$counts,
    searches: list.saved.$searches,
    saved: list.saved.$current,
    isChanged: list.saved.$isChanged,
    choose: list.place.viewChosen,
    chooseSaved: list.saved.chosen,
  })
  const views = [{ id: allId, label: 'screens.list.all' as const, filters: [] }, ...screen.views]
  const current = views.find(({ filters }) => areSameFilters(filters, address.filters))
  const isKeepable = !current && isAsked(screen, question) && (!saved || isChanged)
  if (views.length === 1 && searches.length === 0 && !isKeepable) return null
  const countOf = (id: string) => {
    const count = counts[id]
    return count && format.count(count.count) + (count.isFloor ? '+' : '')
  }
  return (
    <ViewTabs
      label={say('screens.list.views')}
      tabs={[
        ...views.map(({ id, label }) => ({ id, label: say(label), count: countOf(id) })),
        ...searches.map((search, at) => ({
          id: savedId + search.searchId,
          label: <bdi>{search.name}</bdi>,
          icon: <Icon name="bookmark" />,
          menu: <SavedMenu search={search} />,
          isApart: at === 0,
        })),
      ]}
      currentId={saved ? savedId + saved.searchId : current?.id}
      onChoose={(id) =>
        id.startsWith(savedId)
          ? chooseSaved(id.slice(savedId.length))
          : choose(views.find((view) => view.id === id)?.filters ?? [])
      }
      end={isKeepable && <SaveSearchButton />}
    />
  )
}
