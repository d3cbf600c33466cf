import { useId } from 'react'
import type { OutlineShot } from '../../../../../generated/facts/features/storyboards'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { OptionPicker } from '../../../../screens/client'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { SecondsField, storyOptions } from '../../../templates/client'
import type { OutlineField } from '../../ops'
import { readingMs, wordsIn } from '../../outline'
import { pictureOptions } from '../options'
import { InsertScript } from './InsertScript'
import styles from './ShotPanel.module.css'
import { useActs } from './useActs'

interface ShotFieldsProps {
  shot: OutlineShot
  mayEdit: boolean
}

export function ShotFields({ shot, mayEdit }: ShotFieldsProps) {
  const t = useText()
  const acts = useActs()
  const { values } = shot
  const isTurned =
    values.leastMs !== undefined && values.mostMs !== undefined && values.mostMs < values.leastMs
  const set = (field: OutlineField, changed: OutlineShot['values']) =>
    acts.change({ of: 'shot', id: shot.id }, field, changed)
  return (
    <fieldset className={styles.fields} disabled={!mayEdit}>
      <TextField
        label={t('storyboards.field.title')}
        value={values.title ?? ''}
        maxLength={200}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new shot is named at once
        autoFocus={values.title === ''}
        onPaste={(event) => acts.pasteTitle(shot, event)}
        onValueChange={(title) => set('title', { title })}
      />
      <TextArea
        label={t('storyboards.field.direction')}
        value={values.direction ?? ''}
        maxLength={2000}
        onValueChange={(text) => set('direction', { direction: text || undefined })}
      />
      <ScriptField {...{ values, set }} />
      {mayEdit && <InsertScript shotId={shot.id} />}
      <Pickers {...{ values, set }} />
      <div className={styles.pair}>
        <SecondsField
          label={t('storyboards.field.leastMs')}
          valueMs={values.leastMs}
          onChange={(leastMs) => set('leastMs', { leastMs })}
        />
        <SecondsField
          label={t('storyboards.field.mostMs')}
          valueMs={values.mostMs}
          error={isTurned ? t('failures.lengthTurned') : undefined}
          onChange={(mostMs) => set('mostMs', { mostMs })}
        />
      </div>
      <SelectField
        label={t('storyboards.field.orientation')}
        value={values.orientation ?? 'any'}
        options={orientations.map((value) => ({
          value,
          label: t(`storyboards.orientation.${value}`),
        }))}
        onValueChange={(value) =>
          set('orientation', { orientation: value === 'any' ? undefined : value })
        }
      />
      <Checkbox
        label={t('storyboards.field.isOptional')}
        checked={values.isOptional ?? false}
        onCheckedChange={(isOptional) => set('isOptional', { isOptional: isOptional || undefined })}
      />
    </fieldset>
  )
}

const orientations = ['any', 'landscape', 'portrait', 'square'] as const

interface PartProps {
  values: OutlineShot['values']
  set: (field: OutlineField, values: OutlineShot['values']) => void
}

function ScriptField({ values: { script = '' }, set }: PartProps) {
  const t = useText()
  const format = useFormat()
  return (
    <TextArea
      label={t('storyboards.field.script')}
      labelEnd={
        script !== '' &&
        t('storyboards.shot.reading', {
          count: wordsIn(script),
          length: format.duration(readingMs(script)),
        })
      }
      value={script}
      maxLength={10_000}
      rows={4}
      onValueChange={(text) => set('script', { script: text || undefined })}
    />
  )
}

const mostReferences = 6

function Pickers({ values, set }: PartProps) {
  const t = useText()
  const id = useId()
  const { references = [], shotType, exampleClip } = values
  return (
    <>
      <OptionPicker
        look={{ id: `${id}references`, label: t('storyboards.field.references') }}
        list={pictureOptions}
        picked={references}
        onPickedChange={(rows) =>
          set('references', {
            references: rows.length === 0 ? undefined : rows.slice(-mostReferences),
          })
        }
      />
      <OptionPicker
        look={{ id: `${id}example`, label: t('storyboards.field.exampleClip') }}
        list={storyOptions.clips}
        isSingle
        picked={exampleClip ? [exampleClip] : []}
        onPickedChange={([clip]) => set('exampleClip', { exampleClip: clip })}
      />
      <OptionPicker
        look={{ id: `${id}type`, label: t('storyboards.field.shotType') }}
        list={storyOptions.shotTypes}
        isSingle
        picked={shotType ? [shotType] : []}
        onPickedChange={([type]) => set('shotType', { shotType: type })}
      />
    </>
  )
}
