import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { FieldSet } from '../../../../ui/fields/FieldSet'
import styles from './Cells.module.css'

type Props = Pick<InputPartProps<ListChannelsRow>, 'value' | 'onChange' | 'control' | 'row'>

const offered = ['cc', 'viewer', 'admin', 'cm'] as const

/** Who follows the channel without asking. */
export function RolesInput({ value, onChange, control, row }: Props) {
  const t = useText()
  const chosen = (value ?? []) as readonly string[]
  const isRunning = row?.joining === 'running'
  return (
    <FieldSet {...control}>
      <div className={styles.roles}>
        {offered.map((role) => (
          <Checkbox
            key={role}
            label={t(`channels.people.roles.${role}`)}
            checked={chosen.includes(role)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...chosen, role] : chosen.filter((each) => each !== role))
            }
          />
        ))}
        <p className={styles.help}>
          {isRunning
            ? t('channels.people.rolesRunning', { percent: String(row.joiningPercent ?? 0) })
            : t('channels.people.rolesHelp')}
        </p>
      </div>
    </FieldSet>
  )
}
