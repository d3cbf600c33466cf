import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Checkbox } from './Checkbox'
import { SearchField } from './SearchField'
import styles from './SearchChecklist.module.css'

export interface CheckItem {
  value: string
  label: string
  /** At the end of the line: a count. */
  end?: ReactNode
}

export interface SearchChecklistProps {
  /** The accessible name of the list, and of the box that narrows it. */
  label: string
  findLabel: string
  clearLabel: string
  items: readonly CheckItem[]
  checked: readonly string[]
  onChange: (checked: readonly string[]) => void
  /** Shown in place of the items where there are none. */
  emptyText: string
  /** Lines before the items, by what is typed. */
  before?: (text: string) => ReactNode
}

/** As many as are seen at a glance need no search. */
const fewItems = 7

/** Any of many values: checkboxes under a box that narrows them. Arrow keys walk. */
export function SearchChecklist(props: SearchChecklistProps) {
  const { label, findLabel, clearLabel, items, checked, onChange, emptyText, before } = props
  const [text, setText] = useState('')
  const list = useRef<HTMLFieldSetElement>(null)
  const wanted = text.trim().toLocaleLowerCase()
  const shown = items.filter((item) => item.label.toLocaleLowerCase().includes(wanted))
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const boxes = [...(list.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    if (step === undefined || boxes.length === 0) return
    event.preventDefault()
    const at = boxes.indexOf(document.activeElement as HTMLElement)
    boxes[Math.max(0, Math.min(at + step, boxes.length - 1))]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the boxes inside have the focus
    <div className={styles.checklist} onKeyDown={walk}>
      {(before || items.length > fewItems) && (
        <SearchField
          className={styles.find}
          label={findLabel}
          clearLabel={clearLabel}
          value={text}
          maxLength={200}
          onValueChange={setText}
        />
      )}
      <fieldset ref={list} aria-label={label} className={styles.items}>
        {before?.(text.trim())}
        {shown.map(({ value, label: words, end }) => (
          <div key={value} className={styles.item}>
            <Checkbox
              label={words}
              checked={checked.includes(value)}
              onCheckedChange={(isChecked) =>
                onChange(isChecked ? [...checked, value] : checked.filter((each) => each !== value))
              }
            />
            {end !== undefined && <span className={styles.end}>{end}</span>}
          </div>
        ))}
        {shown.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      </fieldset>
    </div>
  )
}
