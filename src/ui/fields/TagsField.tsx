import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { Chip } from '../labels/Chip'
import { Field, type FieldLook } from './Field'
import field from './Field.module.css'
import styles from './TagsField.module.css'

export interface TagsFieldProps extends FieldLook {
  tags: readonly string[]
  onTagsChange: (tags: readonly string[]) => void
  /** Offered while one types, but for those that are there. */
  suggestions?: readonly string[] | undefined
  onFocus?: () => void
  onBlur?: () => void
  removeLabel: (tag: string) => string
  id?: string
  maxLength?: number
  className?: string
}

/** Short texts, each ended by Enter or a comma. */
export function TagsField(props: TagsFieldProps) {
  const { tags, onTagsChange, removeLabel, maxLength, size, className, ...others } = props
  const { suggestions = [], onFocus, onBlur, ...look } = others
  const offersId = useId()
  const [text, setText] = useState('')
  const add = (written: string) => {
    const fresh = written.split(',').map((each) => each.trim())
    const added = fresh.filter((each, at) => each !== '' && fresh.indexOf(each) === at)
    const next = [...tags, ...added.filter((each) => !tags.includes(each))]
    if (next.length > tags.length) onTagsChange(next)
    setText('')
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onTagsChange(tags.slice(0, -1))
    }
  }
  return (
    <Field {...look} className={className}>
      {(control) => (
        <div className={`${field.box} ${styles.box}`} data-size={size}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              size="sm"
              removeLabel={removeLabel(tag)}
              onRemove={() => onTagsChange(tags.filter((each) => each !== tag))}
            >
              {tag}
            </Chip>
          ))}
          <input
            {...control}
            type="text"
            className={`${field.input} ${styles.input}`}
            value={text}
            maxLength={maxLength}
            list={suggestions.length > 0 ? offersId : undefined}
            autoComplete="off"
            onFocus={onFocus}
            onChange={(event) =>
              event.target.value.includes(',') || isChosen(event, suggestions)
                ? add(event.target.value)
                : setText(event.target.value)
            }
            onKeyDown={keyDown}
            onBlur={() => {
              add(text)
              onBlur?.()
            }}
          />
          {suggestions.length > 0 && (
            <datalist id={offersId}>
              {suggestions
                .filter((each) => !tags.includes(each))
                .map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  )
}

/** Taken out of what is offered, not typed: Chromium then tells of no typing, others of a replacement. */
const isChosen = (
  { nativeEvent, target }: ChangeEvent<HTMLInputElement>,
  offered: readonly string[],
) =>
  offered.includes(target.value) &&
  (!(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText')
