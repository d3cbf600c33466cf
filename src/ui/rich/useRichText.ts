import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { namesIn } from '../../kit/holes'
import { isSameRuns, textOf, toggle, write, type Mark, type Run, type Span } from './runs'
import { drawRuns, readRuns, select, selectedIn, type NameOf } from './runsInPage'

export interface RichText {
  readonly runs: readonly Run[]
  readonly onRunsChange: (runs: readonly Run[]) => void
  readonly nameOf: NameOf
  readonly isOneLine: boolean
  readonly hasMarks: boolean
  readonly isDisabled: boolean
}

/** Asked of the page, which tells of a selection only after the next key may have come. */
function noteSelected(root: RefObject<HTMLElement | null>, span: RefObject<Span>): Span {
  span.current = (root.current && selectedIn(root.current)) ?? span.current
  return span.current
}

const onDrop = (event: { preventDefault(): void }) => event.preventDefault()

/**
 * The browser edits the words themselves, and they are read from the page; looks, links, variables
 * and line breaks are edits of ours, after which they are drawn anew.
 */
export function useRichText(given: RichText) {
  const { runs, onRunsChange, nameOf, isOneLine, hasMarks, isDisabled } = given
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<readonly Run[] | null>(null)
  /** What was selected last, also while a button has the focus. */
  const span = useRef<Span>({ from: 0, to: 0 })

  useLayoutEffect(() => {
    const root = ref.current
    if (!root || (shown.current && isSameRuns(shown.current, runs))) return
    const isFocused = document.activeElement === root
    const selected = noteSelected(ref, span)
    drawRuns(root, runs, nameOf)
    shown.current = runs
    if (isFocused) select(root, selected)
  }, [runs, nameOf])

  useEffect(() => {
    const note = () => noteSelected(ref, span)
    document.addEventListener('selectionchange', note)
    return () => document.removeEventListener('selectionchange', note)
  }, [])

  /** Draws an edit of ours and puts the cursor where it goes on. */
  function edit(next: readonly Run[], goesOn: Span) {
    const root = ref.current
    if (!root) return
    drawRuns(root, next, nameOf)
    shown.current = next
    span.current = goesOn
    root.focus()
    select(root, goesOn)
    onRunsChange(next)
  }

  function insert(text: string) {
    const said = isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text.replaceAll('\r', '')
    const selected = noteSelected(ref, span)
    const at = selected.from + said.length
    edit(write(current(), selected, said), { from: at, to: at })
  }

  function mark(which: Mark) {
    const selected = noteSelected(ref, span)
    edit(toggle(current(), selected, which), selected)
  }
  const current = () => (ref.current ? readRuns(ref.current) : [])

  if (isDisabled) return { field: { ref, onDrop }, edit, insert, mark, current, span }
  const field = {
    ref,
    onInput() {
      const read = current()
      // What was typed as a variable is shown as one.
      const chips = ref.current?.querySelectorAll('[data-variable]').length
      if (namesIn(textOf(read)).length !== chips) return edit(read, span.current)
      shown.current = read
      onRunsChange(read)
    },
    onKeyDown(event: KeyboardEvent) {
      const command = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      const act =
        key === 'enter' && !command
          ? () => !isOneLine && insert('\n')
          : command && (key === 'b' || key === 'i')
            ? () => hasMarks && mark(key === 'b' ? 'bold' : 'italic')
            : undefined
      if (!act || event.nativeEvent.isComposing) return
      event.preventDefault()
      act()
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      insert(event.clipboardData.getData('text/plain'))
    },
    onDrop,
  }
  return { field, edit, insert, mark, current, span }
}
