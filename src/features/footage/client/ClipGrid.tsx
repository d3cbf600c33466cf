import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { CardGrid } from '../../../ui/collection/CardGrid'
import { clipActionChosen } from './acts.model'
import { $cards } from './cards.model'
import { ClipCard } from './ClipCard'
import { moreAsked } from './clips.model'
import { ItemKeys } from './ItemKeys'
import { $selectedIds, selectionChanged } from './selection.model'

export function ClipGrid() {
  const t = useText()
  const { cards, selectedIds, select, act, more } = useUnit({
    cards: $cards,
    selectedIds: $selectedIds,
    select: selectionChanged,
    act: clipActionChosen,
    more: moreAsked,
  })
  return (
    <ItemKeys>
      <CardGrid
        label={t('footage.list')}
        items={cards}
        idOf={({ id }) => id}
        selectedIds={selectedIds}
        onSelectionChange={select}
        onOpen={({ id }) => act({ act: 'open', cardId: id })}
        onEndReached={more}
        renderCard={(card, state) => <ClipCard card={card} {...state} />}
      />
    </ItemKeys>
  )
}
