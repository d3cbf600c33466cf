import type { WhenEntry } from '../../../../codegen/read/manifest'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { words } from '../words'
import { listOf, outcomes, reasons, withPart } from './condition'
import { ListEditor } from './ListEditor'
import { MessageEditor } from './MessageEditor'
import { StatusField } from './StatusField'
import { ToggleChip } from './ToggleChip'
import styles from './Inspector.module.css'

export interface ConditionEditorProps {
  when: WhenEntry
  calls: readonly string[]
  onChange: (when: WhenEntry) => void
}

/** Which replies a rule matches: all given parts must hold, each by one of its listed values. */
export function ConditionEditor({ when, calls, onChange }: ConditionEditorProps) {
  const chosen = listOf(when.call)
  return (
    <div className={styles.fields}>
      <ListEditor
        label={words.rule.call}
        chosen={chosen}
        possible={calls}
        ask={chosen.length === 0 ? words.rule.anyCall : words.rule.addCall}
        removeLabel={words.rule.removeCall}
        onChange={(next) => onChange(withPart(when, 'call', next))}
      />
      <StatusField
        status={listOf(when.status)}
        onChange={(status) => onChange(withPart(when, 'status', status))}
      />
      <Toggles
        label={words.rule.outcome}
        values={outcomes}
        chosen={when.outcome}
        onToggle={(value) => onChange(withPart(when, 'outcome', toggled(when.outcome, value)))}
      />
      <Toggles
        label={words.rule.reason}
        values={reasons}
        chosen={when.reason}
        onToggle={(value) => onChange(withPart(when, 'reason', toggled(when.reason, value)))}
      />
      <MessageEditor when={when} onChange={onChange} />
      <div className={styles.field}>
        <span className={styles.label}>{words.rule.token}</span>
        <SegmentedControl
          label={words.rule.token}
          value={when.refreshTokenStored === undefined ? 'any' : String(when.refreshTokenStored)}
          segments={[
            { value: 'any', label: words.rule.tokenAny },
            { value: 'true', label: words.rule.yes },
            { value: 'false', label: words.rule.no },
          ]}
          onValueChange={(value) =>
            onChange(
              withPart(when, 'refreshTokenStored', value === 'any' ? undefined : value === 'true'),
            )
          }
        />
      </div>
    </div>
  )
}

const toggled = (list: readonly string[] | undefined, value: string) =>
  list?.includes(value) ? list.filter((each) => each !== value) : [...(list ?? []), value]

interface TogglesProps {
  label: string
  values: readonly string[]
  chosen: readonly string[] | undefined
  onToggle: (value: string) => void
}

function Toggles({ label, values, chosen = [], onToggle }: TogglesProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {values.map((value) => (
          <ToggleChip key={value} isOn={chosen.includes(value)} onToggle={() => onToggle(value)}>
            {value}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
