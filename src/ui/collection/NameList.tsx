import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '../buttons/IconButton'
import { FieldSet, type FieldSetProps } from '../fields/FieldSet'
import { TextField } from '../fields/TextField'
import { Icon } from '../icons/Icon'
import { MoveHandle } from './MoveHandle'
import { moved } from './moved'
import styles from './NameList.module.css'

export interface NamedItem {
  id: string
  name: string
}

export interface NameListProps extends Omit<FieldSetProps, 'children' | 'role'> {
  items: readonly NamedItem[]
  onItemsChange: (items: readonly NamedItem[]) => void
  newId: () => string
  maxLength?: number
  words: {
    /** Of the field behind the last item. */
    add: string
    name: (position: number) => string
    move: (name: string) => string
    remove: (name: string) => string
  }
}

/** Items that are renamed in their place, moved, removed, and added at the end, by lines or commas. */
export function NameList(props: NameListProps) {
  const { items, onItemsChange, newId, maxLength, words, ...look } = props
  const [text, setText] = useState('')
  const rename = (id: string, name: string) =>
    onItemsChange(items.map((each) => (each.id === id ? { ...each, name } : each)))
  const remove = (id: string) => onItemsChange(items.filter((each) => each.id !== id))
  const add = (written: string) => {
    const names = written.split(/[\n,]/).map((each) => each.trim())
    const fresh = names.filter((name) => name !== '').map((name) => ({ id: newId(), name }))
    if (fresh.length > 0) onItemsChange([...items, ...fresh])
    setText('')
  }
  /** Also where nothing is typed: whoever adds one after another has not saved the form yet. */
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(text)
  }
  return (
    <FieldSet {...look}>
      <ul className={styles.items}>
        {items.map(({ id, name }, at) => (
          <li key={id} className={styles.item}>
            <MoveHandle
              label={words.move(name)}
              at={at}
              onMove={(to) => onItemsChange(moved(items, at, clamped(to, items.length)))}
            />
            <TextField
              className={styles.name}
              label={words.name(at + 1)}
              hideLabel
              value={name}
              maxLength={maxLength}
              onValueChange={(next) => rename(id, next)}
              onBlur={() => name.trim() === '' && remove(id)}
            />
            <IconButton
              size="sm"
              label={words.remove(name)}
              icon={<Icon name="close" />}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <TextField
        className={styles.add}
        label={words.add}
        hideLabel
        placeholder={words.add}
        value={text}
        maxLength={maxLength === undefined ? undefined : maxLength * 20}
        onChange={({ target }) =>
          target.value.includes(',') ? add(target.value) : setText(target.value)
        }
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!pasted.includes('\n')) return
          event.preventDefault()
          add(pasted)
        }}
        onKeyDown={keyDown}
        onBlur={() => add(text)}
      />
    </FieldSet>
  )
}

const clamped = (to: number, length: number) => Math.max(0, Math.min(to, length - 1))
