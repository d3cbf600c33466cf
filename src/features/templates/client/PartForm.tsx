import { useUnit } from 'effector-react'
import { useId } from 'react'
import type { StoryPart } from '../../../../generated/facts/features/templates'
import { useText } from '../../../browser/text/useText'
import { OptionPicker } from '../../../screens/client'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextArea } from '../../../ui/fields/TextArea'
import { TextField } from '../../../ui/fields/TextField'
import type { PartValues } from '../editStory'
import { options } from './options'
import { SecondsField } from './SecondsField'
import styles from './Story.module.css'
import { storyEdited } from './story.model'
import { TitleFields } from './TitleFields'

interface PartFormProps {
  part: StoryPart
  mayEdit: boolean
}

/** What the chosen part of a story says. */
export function PartForm({ part, mayEdit }: PartFormProps) {
  const t = useText()
  const edit = useUnit(storyEdited)
  const set = (values: PartValues) => edit({ do: 'setPart', id: part.id, values })
  const title = `${t(`templates.add.${part.kind}`)}${part.label ? `: ${part.label}` : ''}`
  return (
    <section className={styles.form} aria-label={title}>
      <h3>{title}</h3>
      <fieldset className={styles.fields} disabled={!mayEdit}>
        <TextField
          label={t('templates.part.label')}
          value={part.label}
          maxLength={80}
          onValueChange={(label) => set({ label })}
        />
        {part.kind === 'slot' && <SlotFields {...{ part, set }} />}
        {part.kind === 'title' && <TitleFields {...{ part, set }} />}
        {part.kind === 'clip' && <One {...{ part, set }} field="clip" list={options.clips} />}
        {(part.kind === 'intro' || part.kind === 'outro') && <Bumpers {...{ part, set }} />}
        <JoinField {...{ part, set }} />
      </fieldset>
    </section>
  )
}

export interface PartFieldsProps {
  part: StoryPart
  set: (values: PartValues) => void
}

const thirds = ['', 'lowerThirdBar', 'lowerThirdSlim', 'lowerThirdPlain'] as const

function SlotFields({ part, set }: PartFieldsProps) {
  const t = useText()
  const third = thirds.find((style) => style === part.lowerThird) ?? ''
  return (
    <>
      <TextArea
        label={t('templates.part.direction')}
        value={part.direction ?? ''}
        maxLength={500}
        onValueChange={(direction) => set({ direction: direction || undefined })}
      />
      <One {...{ part, set }} field="shotType" list={options.shotTypes} />
      <div className={styles.pair}>
        <SecondsField
          label={t('templates.part.least')}
          valueMs={part.minMs}
          onChange={(minMs) => set({ minMs })}
        />
        <SecondsField
          label={t('templates.part.most')}
          valueMs={part.maxMs}
          onChange={(maxMs) => set({ maxMs })}
        />
      </div>
      <One {...{ part, set }} field="script" list={options.scripts} />
      <Checkbox
        label={t('templates.part.isRequired')}
        checked={part.required ?? false}
        onCheckedChange={(required) => set({ required })}
      />
      <Checkbox
        label={t('templates.part.repeats')}
        checked={part.repeat ?? false}
        onCheckedChange={(repeat) => set({ repeat })}
      />
      <Checkbox
        label={t('templates.part.hasLowerThird')}
        checked={third !== ''}
        onCheckedChange={(has) => set({ lowerThird: has ? 'lowerThirdBar' : undefined })}
      />
      {third !== '' && (
        <SelectField
          label={t('templates.part.style')}
          value={third}
          options={thirds.flatMap((value) =>
            value === '' ? [] : { value, label: t(`templates.style.${value}`) },
          )}
          onValueChange={(lowerThird) => set({ lowerThird })}
        />
      )}
    </>
  )
}

const joins = ['cut', 'crossfade', 'dip'] as const
/** Half a second at 30 pictures a second. */
const usualJoin = 15

function JoinField({ part: { join }, set }: PartFieldsProps) {
  const t = useText()
  return (
    <SelectField
      label={t('templates.part.join')}
      value={join.kind}
      options={joins.map((value) => ({ value, label: t(`templates.part.joins.${value}`) }))}
      onValueChange={(kind) =>
        set({ join: { kind, frames: kind === 'cut' ? 0 : join.frames || usualJoin } })
      }
    />
  )
}

type RefField = 'clip' | 'shotType' | 'script'
interface OneProps extends PartFieldsProps {
  field: RefField
  list: (typeof options)['clips']
}

function One({ part, set, field, list }: OneProps) {
  const t = useText()
  const id = useId()
  const picked = part[field]
  return (
    <OptionPicker
      look={{ id, label: t(`templates.part.${field}`) }}
      list={list}
      isSingle
      picked={picked ? [picked] : []}
      onPickedChange={([row]) => set({ [field]: row })}
    />
  )
}

/** One for each shape a program may have. */
const mostBumpers = 3

function Bumpers({ part, set }: PartFieldsProps) {
  const t = useText()
  const id = useId()
  return (
    <OptionPicker
      look={{ id, label: t('templates.part.bumpers'), hint: t('templates.part.usual') }}
      list={part.kind === 'intro' ? options.intros : options.outros}
      picked={part.bumpers ?? []}
      onPickedChange={(rows) =>
        set({ bumpers: rows.length === 0 ? undefined : rows.slice(-mostBumpers) })
      }
    />
  )
}
