import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { SelectField } from '../../../ui/fields/SelectField'
import { FieldInput } from '../form/FieldInput'
import { valueOf, type FormInput } from '../form/values'
import { labelOf } from '../form/words'
import { elementId } from '../form/elementId'
import type { ImportModel } from './createImportModel'
import styles from './ImportPage.module.css'
import type { ImportMode } from './verdicts'

const modes: readonly ImportMode[] = ['fill', 'overwrite', 'skip']

/** What happens to rows that are there already, and one value for all where no column has a field. */
export function ImportHow({ model }: { model: ImportModel }) {
  const t = useText()
  const { mode, choose, inputs, mapping, constants } = useUnit({
    mode: model.$mode,
    choose: model.modeChosen,
    inputs: model.$inputs,
    mapping: model.$mapping,
    constants: model.$constants,
  })
  const { screen } = model
  const match = inputs.find(({ field }) => field === screen.match)
  const free = inputs.filter((input) => !mapping.includes(input.field) && isChosen(input))
  return (
    <section className={styles.card}>
      <h2>{t('screens.import.how')}</h2>
      <SelectField
        label={t('screens.import.mode', { field: match ? labelOf(t, screen, match) : '' })}
        value={mode}
        onValueChange={choose}
        options={modes.map((value) => ({ value, label: t(`screens.import.mode.${value}`) }))}
        hint={t(`screens.import.mode.${mode}.hint`)}
      />
      <ImportInvitations model={model} />
      {free.map((input) => (
        <FieldInput
          key={input.field}
          form={model.constants}
          parts={{}}
          input={{ ...input, isNeeded: false }}
          value={constants[input.field] ?? valueOf(input, null)}
          row={null}
          look={{
            id: elementId(screen.id, `import-${input.field}`),
            label: labelOf(t, screen, input),
            hint: t('screens.import.constant'),
          }}
        />
      ))}
    </section>
  )
}

/** Before anything is sent: how many people are written to, and whether now. */
function ImportInvitations({ model }: { model: ImportModel }) {
  const t = useText()
  const { counts, invites, isQuiet, choose } = useUnit({
    counts: model.$counts,
    invites: model.$invites,
    isQuiet: model.$isQuiet,
    choose: model.quietChosen,
  })
  if (!invites || counts.new === 0) return null
  return (
    <div className={styles.invite}>
      <Checkbox
        label={t('screens.import.invite')}
        checked={!isQuiet}
        onCheckedChange={(isSent) => choose(!isSent)}
      />
      <output className={styles.detail}>
        {isQuiet
          ? t('screens.import.invite.later')
          : t('screens.import.invite.now', { count: counts.new })}
      </output>
    </div>
  )
}

/** What is chosen rather than typed may well be the same for all. */
const isChosen = ({ kind }: FormInput) =>
  ['radio', 'select', 'picker', 'pickers', 'switch', 'texts'].includes(kind)
