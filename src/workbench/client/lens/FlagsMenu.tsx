import { useUnit } from 'effector-react'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { PopupButton, type PopupButtonProps } from '../../../ui/overlay/PopupButton'
import { $shown } from '../changes/draft.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { $lens, flagsReset, flagToggled } from './lens.model'
import styles from './LensBar.module.css'

/** The customer's flags with their descriptions. */
export function FlagsMenu() {
  const { lens, tables, toggle, reset } = useUnit({
    lens: $lens,
    tables: $shown,
    toggle: flagToggled,
    reset: flagsReset,
  })
  if (!lens || !tables) return null
  return (
    <PopupButton
      label={words.lens.flags}
      placement="bottom start"
      width="400px"
      trigger={flagsButton(words.lens.flagsSet(lens.flags.length))}
    >
      {() => (
        <div className={styles.flags}>
          <ul className={styles.flagList}>
            {tables.flags.map((flag) => (
              <li key={flag.id}>
                <Checkbox
                  checked={lens.flags.includes(flag.id)}
                  onCheckedChange={() => toggle(flag.id)}
                  label={
                    <span className={styles.flag}>
                      <span className={styles.flagName}>{flag.id}</span>
                      <span className={styles.flagMeaning}>
                        {flag.meaning} {flag.default && words.lens.flagDefault}
                      </span>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
          <div className={styles.flagsFoot}>
            <Button variant="ghost" size="sm" onClick={() => reset()}>
              {words.lens.resetFlags}
            </Button>
          </div>
        </div>
      )}
    </PopupButton>
  )
}

function flagsButton(description: string): PopupButtonProps['trigger'] {
  return (trigger) => (
    <Button
      {...trigger}
      icon={<WorkbenchIcon name="flag" />}
      iconEnd={<WorkbenchIcon name="down" />}
    >
      {description}
    </Button>
  )
}
