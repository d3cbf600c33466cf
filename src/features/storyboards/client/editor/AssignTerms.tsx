import { useId } from 'react'
import { useText } from '../../../../browser/text/useText'
import { DayField, OptionPicker } from '../../../../screens/client'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import type { AssignDraft } from '../assignDraft'
import { peopleOptions } from '../options'
import styles from './ShotPanel.module.css'

const priorities = ['low', 'normal', 'high'] as const

interface AssignTermsProps {
  draft: AssignDraft
  onChange: (more: Partial<AssignDraft>) => void
}

/** Until when, how urgent, and who looks at it. */
export function AssignTerms({ draft, onChange }: AssignTermsProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      <div className={styles.pair}>
        <DayField
          label={t('storyboards.assign.due')}
          value={draft.dueOn}
          onValueChange={(dueOn) => onChange({ dueOn })}
        />
        <SelectField
          label={t('storyboards.assign.priority')}
          value={draft.priority}
          options={priorities.map((value) => ({
            value,
            label: t(`storyboards.assign.priorities.${value}`),
          }))}
          onValueChange={(priority) => onChange({ priority })}
        />
      </div>
      <OptionPicker
        look={{
          id,
          label: t('storyboards.assign.reviewer'),
          hint: t('storyboards.assign.reviewerHint'),
        }}
        list={peopleOptions}
        isSingle
        picked={draft.reviewer ? [draft.reviewer] : []}
        onPickedChange={([reviewer]) => onChange({ reviewer })}
      />
      <TextField
        inputMode="numeric"
        label={t('storyboards.assign.maxTakes')}
        hint={t('storyboards.assign.maxTakesHint')}
        value={draft.maxTakes}
        onValueChange={(maxTakes) => onChange({ maxTakes })}
      />
      <TextArea
        label={t('storyboards.assign.words')}
        value={draft.words}
        maxLength={1000}
        onValueChange={(words) => onChange({ words })}
      />
    </>
  )
}
