import { useUnit } from 'effector-react'
import { useCommandKey } from '../../../../browser/text/useCommandKey'
import { useText } from '../../../../browser/text/useText'
import { DayField } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { retakeChips } from '../../task'
import type { Task } from '../task.model'
import {
  $isAsking,
  $retake,
  $saysWhy,
  chipToggled,
  mostPoints,
  retakeChanged,
  retakeClosed,
  retakeSent,
} from './retake.model'
import styles from './Room.module.css'

/** What should be better in the next take: chips and points become its checklist. */
export function RetakePanel({ task }: { task: Task }) {
  const t = useText()
  const commandKey = useCommandKey()
  const { draft, saysWhy, isAsking, change, close, send } = useUnit({
    draft: $retake,
    saysWhy: $saysWhy,
    isAsking: $isAsking,
    change: retakeChanged,
    close: retakeClosed,
    send: retakeSent,
  })
  const name = task.assignee?.name ?? ''
  const notes = task.takes.reduce((all, take) => all + take.notes.length, 0)
  const used = task.takes.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <aside
      className={styles.retake}
      aria-label={t('tasks.act.retake')}
      onKeyDown={(event) => {
        const sends = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
        if (!sends && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        if (sends) send()
        else close()
      }}
    >
      <header className={styles.retakeHead}>
        <h3>{t('tasks.act.retake')}</h3>
        <IconButton
          size="sm"
          label={t('tasks.room.cancel')}
          icon={<Icon name="close" />}
          onClick={() => close()}
        />
      </header>
      <Chips />
      <Points name={name} />
      <TextArea
        label={t('tasks.room.words')}
        value={draft.words}
        maxLength={1000}
        rows={3}
        onValueChange={(words) => change({ words })}
      />
      <DayField
        label={t('tasks.room.day')}
        value={draft.dueOn}
        onValueChange={(dueOn) => change({ dueOn })}
      />
      <p className={styles.small}>
        {notes > 0 && `${t('tasks.room.goAlong', { count: notes })} `}
        {task.maxTakes > 0
          ? t('tasks.room.usedOf', { name, used: String(used), most: String(task.maxTakes) })
          : t('tasks.room.used', { name, count: used })}
      </p>
      <footer className={styles.retakeFoot}>
        <Button variant="ghost" onClick={() => close()}>
          {t('tasks.room.cancel')} <Kbd>Esc</Kbd>
        </Button>
        <Button variant="primary" disabled={!saysWhy} pending={isAsking} onClick={() => send()}>
          {t('tasks.room.send', { name })} <Kbd>{commandKey('Enter')}</Kbd>
        </Button>
      </footer>
    </aside>
  )
}

function Chips() {
  const t = useText()
  const { draft, toggle } = useUnit({ draft: $retake, toggle: chipToggled })
  return (
    <fieldset className={styles.chips}>
      <legend>{t('tasks.room.what')}</legend>
      {retakeChips.map((chip, at) => (
        <button
          key={chip}
          type="button"
          className={styles.chip}
          aria-pressed={draft.chips.includes(chip)}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => toggle(chip)}
        >
          <Kbd>{at + 1}</Kbd> {t(`tasks.chip.${chip}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Those of the chips, and what else is to be looked after. */
function Points({ name }: { name: string }) {
  const t = useText()
  const { draft, toggle, change } = useUnit({
    draft: $retake,
    toggle: chipToggled,
    change: retakeChanged,
  })
  const { chips, points } = draft
  const put = (at: number, text: string) =>
    change({ points: points.map((each, place) => (place === at ? text : each)) })
  return (
    <fieldset className={styles.points}>
      <legend>{t('tasks.room.checklist', { name })}</legend>
      <ul>
        {chips.map((chip) => (
          <li key={chip}>
            <span className={styles.body}>{t(`tasks.line.${chip}`)}</span>
            <IconButton
              size="sm"
              label={t('tasks.room.removePoint')}
              icon={<Icon name="close" />}
              onClick={() => toggle(chip)}
            />
          </li>
        ))}
        {points.map((point, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- what is written is all there is of it
          <li key={at}>
            <TextField
              hideLabel
              label={t('tasks.room.point')}
              value={point}
              maxLength={140}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just added to be written
              autoFocus={point === ''}
              onValueChange={(text) => put(at, text)}
            />
            <IconButton
              size="sm"
              label={t('tasks.room.removePoint')}
              icon={<Icon name="close" />}
              onClick={() => change({ points: points.filter((_, place) => place !== at) })}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon name="plus" />}
        disabled={points.length >= mostPoints}
        onClick={() => change({ points: [...points, ''] })}
      >
        {t('tasks.room.addPoint')}
      </Button>
    </fieldset>
  )
}
