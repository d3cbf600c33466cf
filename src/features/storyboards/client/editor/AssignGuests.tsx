import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useText } from '../../../../browser/text/useText'
import { DayField, OptionPicker } from '../../../../screens/client'
import { TextField } from '../../../../ui/fields/TextField'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { mostPrompts } from '../../../crowd/request'
import { $assignable } from '../assign.model'
import type { AssignDraft } from '../assignDraft'
import { requestOptions } from '../options'
import styles from './ShotPanel.module.css'

interface AssignGuestsProps {
  draft: AssignDraft
  /** Of the storyboard: what a new request is called unless one says otherwise. */
  title: string
  onChange: (more: Partial<AssignDraft>) => void
}

/** By which request guests are asked for the shots. */
export function AssignGuests({ draft, title, onChange }: AssignGuestsProps) {
  const t = useText()
  const id = useId()
  const shots = useUnit($assignable)
  const { request, requestTitle, dueOn } = draft
  return (
    <>
      <p className={styles.note}>{t('storyboards.assign.guests.what')}</p>
      {shots.length > mostPrompts && (
        <InlineNotice tone="warn">
          {t('storyboards.assign.guests.tooMany', { most: mostPrompts })}
        </InlineNotice>
      )}
      <OptionPicker
        look={{
          id,
          label: t('storyboards.assign.guests.request'),
          hint: t('storyboards.assign.guests.requestHint'),
        }}
        list={requestOptions}
        isSingle
        picked={request ? [request] : []}
        onPickedChange={([picked]) => onChange({ request: picked })}
      />
      {!request && (
        <div className={styles.pair}>
          <TextField
            label={t('storyboards.assign.guests.title')}
            maxLength={200}
            placeholder={title}
            value={requestTitle}
            onValueChange={(typed) => onChange({ requestTitle: typed })}
          />
          <DayField
            label={t('storyboards.assign.guests.closesOn')}
            value={dueOn}
            onValueChange={(day) => onChange({ dueOn: day })}
          />
        </div>
      )}
    </>
  )
}
