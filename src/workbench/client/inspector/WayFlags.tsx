import type { ClauseEntry } from '../../../../codegen/read/manifest'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { words } from '../words'
import { withFlag } from './predicate'
import styles from './Access.module.css'

type State = 'any' | 'set' | 'notSet'

interface WayFlagsProps {
  way: ClauseEntry
  flags: readonly string[]
  onChange: (way: ClauseEntry) => void
}

/** The flags a clause requires, set or not set; other flags do not matter. */
export function WayFlags({ way, flags, onChange }: WayFlagsProps) {
  const asked = Object.entries(way.flags ?? {})
  const free = flags.filter((flag) => way.flags?.[flag] === undefined)
  return (
    <fieldset aria-label={words.access.flags} className={styles.flags}>
      {asked.map(([flag, value]) => (
        <div key={flag} className={styles.flag}>
          <span className={styles.flagName}>{flag}</span>
          <SegmentedControl<State>
            label={flag}
            value={value ? 'set' : 'notSet'}
            segments={[
              { value: 'any', label: words.access.anyFlag },
              { value: 'set', label: words.access.flagSet },
              { value: 'notSet', label: words.access.flagNotSet },
            ]}
            onValueChange={(next) => onChange(withFlag(way, flag, wanted[next]))}
          />
        </div>
      ))}
      {free.length > 0 && (
        <SelectField
          label={words.access.addFlag}
          hideLabel
          value=""
          options={[
            { value: '', label: words.access.addFlag },
            ...free.map((flag) => ({ value: flag, label: flag })),
          ]}
          onValueChange={(flag) => flag !== '' && onChange(withFlag(way, flag, true))}
        />
      )}
    </fieldset>
  )
}

const wanted: Readonly<Record<State, boolean | undefined>> = {
  any: undefined,
  set: true,
  notSet: false,
}
