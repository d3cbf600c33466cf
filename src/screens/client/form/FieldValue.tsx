import type { Screen } from '../../../../generated/facts/screen'
import { Avatar } from '../../../ui/identity/Avatar'
import { Badge } from '../../../ui/labels/Badge'
import { RefLink } from '../cells/RefLink'
import { isRef, type Ref } from '../row'
import styles from './FieldValue.module.css'
import { isEmpty, isPicture, type FormInput, type FormValue } from './values'
import { useValueText } from './words'

export interface FieldValueProps {
  screen: Pick<Screen, 'fields'>
  input: FormInput
  value: FormValue
  /** Chips that stand out, by their ids: those somebody added. */
  fresh?: readonly string[]
}

/** A value that is read and not typed: chips for rows, words for the rest. */
export function FieldValue({ screen, input, value, fresh = [] }: FieldValueProps) {
  const textOf = useValueText(screen)
  const link = screen.fields[input.field]?.linkTo
  if (input.kind === 'pickers' && !isEmpty(input, value)) {
    return (
      <span className={styles.chips}>
        {(value as readonly Ref[]).map(({ id, name }) => (
          <Badge key={id} tone={fresh.includes(id) ? 'accent' : 'neutral'}>
            <RefLink {...{ link, id }}>{name}</RefLink>
          </Badge>
        ))}
      </span>
    )
  }
  if (isPicture(input) && !isEmpty(input, value))
    return <Avatar size="xl" name="" pictureUrl={value as string} />
  const isNothing = input.kind !== 'switch' && isEmpty(input, value)
  return (
    <span className={styles.value} data-empty={isNothing || undefined}>
      <RefLink link={isRef(value) ? link : undefined} id={isRef(value) ? value.id : ''}>
        {textOf(input, value)}
      </RefLink>
    </span>
  )
}
