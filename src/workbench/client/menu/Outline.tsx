// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no tree
import { useUnit } from 'effector-react'
import { useRef, type KeyboardEvent } from 'react'
import { SearchField } from '../../../ui/fields/SearchField'
import { $subject, subjectChosen } from '../address/address.model'
import { stepped } from '../inspector/order.model'
import { searchFieldId } from '../tables/table.model'
import { words } from '../words'
import { $lines, $outlineSearch, lineToggled, outlineSearched } from './outline.model'
import { actOf, lineTyped, nothingTyped, typedSoFar } from './outlineKeys'
import { OutlineItem } from './OutlineItem'
import type { OutlineLine } from './outline'
import { useTreeFocus } from './useTreeFocus'
import styles from './Outline.module.css'

/**
 * A tree widget of all menu trees: arrows move and fold, letters find, Alt with arrows moves the
 * selected entry.
 */
export function Outline() {
  const { lines, wanted, subject, search, choose, toggle, move } = useUnit({
    lines: $lines,
    wanted: $outlineSearch,
    search: outlineSearched,
    subject: $subject,
    choose: subjectChosen,
    toggle: lineToggled,
    move: stepped,
  })
  const [tree, currentId, walkTo] = useTreeFocus(lines, subject)
  const typed = useRef(nothingTyped)

  const goTo = (line: OutlineLine) => {
    walkTo(line)
    if (line.subject) choose(line.subject)
  }
  const keyDown = (event: KeyboardEvent) => {
    const at = lines.findIndex(({ id }) => id === currentId)
    const line = lines[at]
    if (!line || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
      if (!step || !line.subject) return
      event.preventDefault()
      move({ subject: line.subject, step })
      return
    }
    const act = actOf(event.key, lines, at)
    if (act?.kind === 'toggle') toggle(act.id)
    if (act?.kind === 'goTo') goTo(lines.find(({ id }) => id === act.id)!)
    if (act) {
      typed.current = nothingTyped
      event.preventDefault()
    } else if (/^\p{L}$/u.test(event.key)) {
      typed.current = typedSoFar(typed.current, event.key, event.timeStamp)
      const found = lineTyped(typed.current.text, lines, at)
      if (found) goTo(found)
    }
  }
  return (
    <nav className={styles.outline} aria-label={words.outline.label}>
      <h2 className={styles.head}>{words.outline.label}</h2>
      <SearchField
        id={searchFieldId}
        className={styles.search}
        label={words.outline.search}
        aria-keyshortcuts="/"
        value={wanted}
        clearLabel={words.table.clear}
        onValueChange={search}
      />
      {lines.length === 0 && <p className={styles.nothing}>{words.table.nothing}</p>}
      <div ref={tree} role="tree" aria-label={words.outline.label} className={styles.tree}>
        {lines.map((line) => (
          <OutlineItem
            key={line.id}
            line={line}
            isChosen={line.subject !== null && line.subject === subject}
            isTabStop={line.id === currentId}
            onKeyDown={keyDown}
            onPress={() => (line.subject ? goTo(line) : toggle(line.id))}
            onToggle={() => toggle(line.id)}
          />
        ))}
      </div>
    </nav>
  )
}
