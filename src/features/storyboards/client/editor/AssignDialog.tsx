import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import type { ListStoryboardsRow } from '../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../browser/text/useText'
import { OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $isAskingGuests, guestsAsked } from '../askGuests.model'
import {
  $areNamed,
  $assignable,
  $isAssigning,
  $isAssignOpen,
  $isSaved,
  assignClosed,
  assignSent,
} from '../assign.model'
import {
  askedGuestsOf,
  askedOf,
  assignModes,
  emptyDraft,
  isReadyToAsk,
  type AssignDraft,
  type AssignMode,
} from '../assignDraft'
import { peopleOptions } from '../options'
import { AssignGuests } from './AssignGuests'
import { AssignTerms } from './AssignTerms'
import styles from './ShotPanel.module.css'

/** Asks people, or guests, for the recordings of shots. */
export function AssignDialog({ storyboard }: { storyboard: ListStoryboardsRow }) {
  const isOpen = useUnit($isAssignOpen)
  return isOpen && <OpenDialog title={storyboard.title} />
}

function OpenDialog({ title }: { title: string }) {
  const t = useText()
  const [draft, setDraft] = useState(emptyDraft)
  const { shots, areNamed, isSaved, close } = useUnit({
    shots: $assignable,
    areNamed: $areNamed,
    isSaved: $isSaved,
    close: assignClosed,
  })
  const { send, askGuests, isAssigning, isAskingGuests } = useUnit({
    send: assignSent,
    askGuests: guestsAsked,
    isAssigning: $isAssigning,
    isAskingGuests: $isAskingGuests,
  })
  const count = shots.length
  const { mode } = draft
  const change = (more: Partial<AssignDraft>) => setDraft({ ...draft, ...more })
  return (
    <Dialog
      isOpen
      size="md"
      title={t('storyboards.assign.title', { count })}
      closeLabel={t('storyboards.assign.cancel')}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{t('storyboards.assign.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!areNamed || !isSaved || !isReadyToAsk(draft, count)}
            pending={isAssigning || isAskingGuests}
            onClick={() =>
              mode === 'guests' ? askGuests(askedGuestsOf(draft)) : send(askedOf(draft, mode))
            }
          >
            <Act {...{ draft, count }} />
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {count === 0 && <InlineNotice tone="info">{t('storyboards.assign.nothing')}</InlineNotice>}
        {!areNamed && <InlineNotice tone="warn">{t('storyboards.assign.untitled')}</InlineNotice>}
        <Who draft={draft} onChange={change} />
        {mode === 'guests' ? (
          <AssignGuests {...{ draft, title }} onChange={change} />
        ) : (
          <AssignTerms draft={draft} onChange={change} />
        )}
      </div>
    </Dialog>
  )
}

/** What the button does. */
function Act({ draft: { mode, people }, count }: { draft: AssignDraft; count: number }) {
  const t = useText()
  const [first] = people
  if (mode === 'guests') return t('storyboards.assign.guests.act', { count })
  return mode === 'person' && first
    ? t('storyboards.assign.askOne', { name: first.name, count })
    : t('storyboards.assign.title', { count })
}

interface WhoProps {
  draft: AssignDraft
  onChange: (more: Partial<AssignDraft>) => void
}

function Who({ draft: { mode, people }, onChange }: WhoProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      <div className={styles.modes}>
        <SegmentedControl<AssignMode>
          label={t('storyboards.assign.mode')}
          value={mode}
          segments={assignModes.map((value) => ({
            value,
            label: t(`storyboards.assign.modes.${value}`),
          }))}
          onValueChange={(next) =>
            onChange({ mode: next, people: next === 'anyOf' ? people : people.slice(0, 1) })
          }
        />
      </div>
      {(mode === 'person' || mode === 'anyOf') && (
        <OptionPicker
          key={mode}
          look={{ id, label: t(`storyboards.assign.${mode === 'person' ? 'person' : 'people'}`) }}
          list={peopleOptions}
          isSingle={mode === 'person'}
          picked={people}
          onPickedChange={(picked) => onChange({ people: picked })}
        />
      )}
    </>
  )
}
