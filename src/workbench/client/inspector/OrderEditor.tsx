import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/buttons/Button'
import { SelectField } from '../../../ui/fields/SelectField'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { sayIn } from '../spokenIn'
import { words } from '../words'
import { moveBy, sectionsBeside } from './order'
import { sectionEntered, stepped } from './order.model'
import { Part } from './Part'
import type { SubjectProps } from './SubjectBody'
import styles from './Inspector.module.css'

/** Moves a subject up, down or into another section, by buttons or Alt with arrow keys. */
export function OrderEditor({ subject, found, tables, language }: SubjectProps) {
  const { step, enter } = useUnit({ step: stepped, enter: sectionEntered })
  if (found.kind === 'entry' && found.section.sameAs !== undefined) {
    return (
      <Part title={words.edit.order}>
        <p className={styles.quiet}>{words.inspector.sameAs(found.section.sameAs)}</p>
      </Part>
    )
  }
  const sections = sectionsBeside(tables, subject)
  const keyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step({ subject, step: event.key === 'ArrowUp' ? -1 : 1 })
  }
  const say = sayIn(tables.words, language)
  return (
    <Part title={words.edit.order}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside */}
      <div className={styles.row} onKeyDown={keyDown}>
        <Button
          size="sm"
          icon={<WorkbenchIcon name="up" />}
          aria-keyshortcuts="Alt+ArrowUp"
          aria-disabled={moveBy(tables, subject, -1) === null}
          onClick={() => step({ subject, step: -1 })}
        >
          {words.edit.up}
        </Button>
        <Button
          size="sm"
          icon={<WorkbenchIcon name="down" />}
          aria-keyshortcuts="Alt+ArrowDown"
          aria-disabled={moveBy(tables, subject, 1) === null}
          onClick={() => step({ subject, step: 1 })}
        >
          {words.edit.down}
        </Button>
      </div>
      {sections.length > 0 && (
        <SelectField
          label={words.edit.into}
          value=""
          options={[
            { value: '', label: words.edit.stays },
            ...sections.map((section) => ({
              value: section.subject,
              label: say(section.titleKey),
            })),
          ]}
          onValueChange={(section) => section !== '' && enter({ subject, section })}
        />
      )}
    </Part>
  )
}
