import { useUnit } from 'effector-react'
import { trashKeepDays } from '../../../../generated/facts/constants'
import { can } from '../../../access/can'
import { useFormat } from '../../../browser/text/useFormat'
import { $world } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { useSay } from '../cells/useSay'
import { drawHead } from '../parts'
import { isAsked, rowsText } from './countText'
import { allId } from './createCounts'
import { useList } from './ListContext'
import styles from './ListBody.module.css'

/** Nothing is found, the trash is empty, or there is nothing yet. */
export function ListEmpty() {
  const say = useSay()
  const { list, parts } = useList()
  const { screen } = list
  const { question, world, clear, leaveTrash, open } = useUnit({
    question: list.place.$question,
    world: $world,
    clear: list.place.questionCleared,
    leaveTrash: list.place.trashToggled,
    open: list.place.rowOpened,
  })
  const { create, emptyTitle, emptyText } = screen.words
  if (isAsked(screen, question)) {
    return (
      <EmptyState
        icon={<Icon name="noResults" />}
        title={say('screens.list.noResults')}
        actions={<Button onClick={() => clear()}>{say('screens.list.filters.clear')}</Button>}
      >
        {say('screens.list.noResults.text')}
      </EmptyState>
    )
  }
  if (question.trash) {
    return (
      <EmptyState
        icon={<Icon name="trash" />}
        title={say('screens.list.trash.empty')}
        actions={<Button onClick={() => leaveTrash()}>{say('screens.list.trash.close')}</Button>}
      >
        {say('screens.list.trash.hint', { days: trashKeepDays })}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Icon name="empty" />}
      title={say(emptyTitle)}
      actions={
        <>
          {screen.head.map((name) => drawHead(parts, name, { place: 'empty' }))}
          {create && screen.calls.create && can(screen.calls.create.access, world) && (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => open('new')}>
              {say(create)}
            </Button>
          )}
        </>
      }
    >
      {say(emptyText)}
    </EmptyState>
  )
}

/** At the end of what the filters let through: how much they hold back. */
export function ListOthers() {
  const say = useSay()
  const format = useFormat()
  const { list } = useList()
  const { question, shown, counts, clear } = useUnit({
    question: list.place.$question,
    shown: list.rows.$shown,
    counts: list.counts.$counts,
    clear: list.place.questionCleared,
  })
  const { total, isFloor, next } = shown
  const whole = counts[allId]
  const rest = whole && total !== null ? whole.count - total : 0
  const isWhole = next === undefined && !isFloor && !whole?.isFloor
  if (!isWhole || rest <= 0 || question.trash || !isAsked(list.screen, question)) return null
  return (
    <p className={styles.others}>
      {say('screens.list.others', { rest: rowsText(list.screen, rest, false, { say, format }) })}{' '}
      <button type="button" className={styles.clear} onClick={() => clear()}>
        {say('screens.list.filters.clear')}
      </button>
    </p>
  )
}

export function ListFailed() {
  const say = useSay()
  const { list } = useList()
  const { isReading, again } = useUnit({
    isReading: list.reading.$isReading,
    again: list.reading.again,
  })
  return (
    <EmptyState
      tone="danger"
      icon={<Icon name="warning" />}
      title={say('screens.list.failed')}
      actions={
        <Button pending={isReading} onClick={() => again()}>
          {say('screens.list.retry')}
        </Button>
      }
    >
      {say('screens.list.failed.text')}
    </EmptyState>
  )
}

export function ListForbidden() {
  const say = useSay()
  return (
    <EmptyState icon={<Icon name="forbidden" />} title={say('screens.list.forbidden')}>
      {say('screens.list.forbidden.text')}
    </EmptyState>
  )
}
