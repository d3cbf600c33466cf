import { words } from '../../words'
import { Part } from '../Part'
import { labelOf, type ScreenProps } from './ScreenBody'
import styles from '../Inspector.module.css'

type Input = ScreenProps['row']['drawn']['groups'][number]['inputs'][number]

/** The groups of the form and of the panel, each field with what it asks for. */
export function FormFacts({ row, say }: ScreenProps) {
  return row.drawn.groups.map((group) => (
    <Part key={group.id} title={words.screen.group(say(group.label))}>
      {group.needs && <p className={styles.quiet}>{words.screen.needs(group.needs)}</p>}
      <ul className={styles.who}>
        {group.inputs.map((input) => (
          <li key={input.field} className={styles.grant}>
            <span>{labelOf(row, input.field, say)}</span>
            <span className={styles.when}>{describeInput(input)}</span>
          </li>
        ))}
      </ul>
    </Part>
  ))
}

/** `text, required, up to 80 characters`. */
function describeInput(input: Input): string {
  const { kind, part, isNeeded, maxLength, maxItems, minimum, maximum } = input
  return [
    part === undefined ? kind : words.screen.asPart(part),
    isNeeded && words.screen.required,
    maxLength !== undefined && words.screen.upTo(maxLength),
    maxItems !== undefined && words.screen.items(maxItems),
    minimum !== undefined && words.screen.from(minimum),
    maximum !== undefined && words.screen.to(maximum),
  ]
    .filter(Boolean)
    .join(', ')
}
