import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Glyph } from '../icons/Glyph'
import styles from './SheetCell.module.css'

export interface SheetCellProps {
  /** What the cell is: its column and row. */
  label: string
  text: string
  /** What is wrong; makes the cell a field. */
  error?: ReactNode
  /** That it was wrong and is right now. */
  mended?: ReactNode
  emptyText: string
  onMend: (text: string) => void
}

/** The content of a cell of a sheet: text, or a field while something is wrong with it. */
export function SheetCell({ label, text, error, mended, emptyText, onMend }: SheetCellProps) {
  if (!error) {
    return (
      <div className={styles.cell} data-mended={mended ? true : undefined}>
        <span className={styles.text} title={text}>
          {text}
        </span>
        {mended && (
          <span className={styles.note}>
            <Glyph name="ok" size={14} />
            {mended}
          </span>
        )}
      </div>
    )
  }
  return <FaultyCell key={text} {...{ label, text, error, emptyText, onMend }} />
}

/** Takes over what is typed when it is left, so that rows do not move under the hands. */
function FaultyCell({ label, text, error, emptyText, onMend }: SheetCellProps) {
  const noteId = useId()
  const [typed, setTyped] = useState(text)
  const finish = () => typed !== text && onMend(typed)
  return (
    <div className={styles.cell} data-faulty>
      <input
        type="text"
        className={styles.input}
        aria-label={label}
        aria-invalid
        aria-describedby={noteId}
        placeholder={emptyText}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={goOn}
      />
      <span id={noteId} className={styles.note}>
        <Glyph name="danger" size={14} />
        {error}
      </span>
    </div>
  )
}

/** Enter leads to the next field of the sheet. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const field = event.currentTarget
  const fields = [...(field.closest('table')?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else field.blur()
}
