// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no tree
import type { KeyboardEvent } from 'react'
import { classes } from '../../../ui/theme/classes'
import { Badge } from '../../../ui/labels/Badge'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import type { OutlineLine } from './outline'
import styles from './Outline.module.css'

export interface OutlineItemProps {
  line: OutlineLine
  isChosen: boolean
  isTabStop: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPress: () => void
  onToggle: () => void
}

export function OutlineItem(props: OutlineItemProps) {
  const { line, isChosen, isTabStop, onKeyDown, onPress, onToggle } = props
  return (
    <div
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      data-line={line.id}
      aria-level={line.level}
      aria-posinset={line.position}
      aria-setsize={line.count}
      aria-expanded={line.isOpen ?? undefined}
      aria-selected={isChosen}
      className={classes(styles.line, line.isHidden && styles.hidden)}
      data-level={line.level}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      {line.isOpen === null ? (
        <span className={styles.leaf} />
      ) : (
        // The whole line has the keys for it; this is for the pointer.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className={styles.fold}
          data-open={line.isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
        >
          <WorkbenchIcon name="right" />
        </span>
      )}
      <span className={styles.label}>{line.label}</span>
      {line.isChanged && <Badge tone="info">{words.outline.changed}</Badge>}
      {line.isHidden && line.level > 1 && (
        <>
          <WorkbenchIcon name="hidden" />
          <VisuallyHidden>({words.outline.hidden})</VisuallyHidden>
        </>
      )}
    </div>
  )
}
