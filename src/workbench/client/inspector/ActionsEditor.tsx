import { endings } from '../../../../generated/facts/endings'
import type { ActionEntry } from '../../../../codegen/read/manifest'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { SelectField } from '../../../ui/fields/SelectField'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { ActionFilling } from './ActionFilling'
import { actionName, actionNames, freshAction } from './condition'
import styles from './Inspector.module.css'

export interface ActionsEditorProps {
  actions: readonly ActionEntry[]
  /** Text keys to choose from. */
  texts: readonly string[]
  onChange: (actions: readonly ActionEntry[]) => void
}

const endingIds = Object.keys(endings)

/** The ordered actions of an error rule, from a fixed list of kinds. */
export function ActionsEditor({ actions, texts, onChange }: ActionsEditorProps) {
  const known = { texts, endings: endingIds }
  return (
    <ol className={styles.fields}>
      {actions.map((action, at) => (
        <li key={at} className={styles.fields}>
          <div className={styles.action}>
            <SelectField
              label={words.rule.action(at + 1)}
              hideLabel
              value={actionName(action)}
              options={actionNames.map((value) => ({ value, label: words.rule.actions[value] }))}
              onValueChange={(name) => onChange(actions.with(at, freshAction(name, known)))}
            />
            {actions.length > 1 && (
              <IconButton
                label={words.rule.removeAction(at + 1)}
                icon={<WorkbenchIcon name="close" />}
                onClick={() => onChange(actions.filter((_, index) => index !== at))}
              />
            )}
          </div>
          <ActionFilling
            action={action}
            {...known}
            onChange={(next) => onChange(actions.with(at, next))}
          />
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="sm"
          icon={<WorkbenchIcon name="add" />}
          onClick={() => onChange([...actions, 'leave'])}
        >
          {words.rule.addAction}
        </Button>
      </li>
    </ol>
  )
}
