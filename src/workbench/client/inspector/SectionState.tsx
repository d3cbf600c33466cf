import { useUnit } from 'effector-react'
import type { OutlineSection } from '../../../../codegen/workbench/protocol'
import { Badge } from '../../../ui/labels/Badge'
import { $visible } from '../menu/outline.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { Part } from './Part'
import styles from './Inspector.module.css'

/** A section has no explanation of its own: it shows when one of its entries does. */
export function SectionState({ section }: { section: OutlineSection }) {
  const visible = useUnit($visible)
  const seen = section.entries.filter(({ subject }) => visible.has(subject)).length
  return (
    <Part
      title={words.inspector.why}
      end={
        <Badge
          tone={seen > 0 ? 'ok' : 'warn'}
          icon={<WorkbenchIcon name={seen > 0 ? 'visible' : 'hidden'} />}
        >
          {seen > 0 ? words.inspector.visible : words.inspector.hiddenInLens}
        </Badge>
      }
    >
      <p className={styles.quiet}>
        {words.inspector.entriesSeen(seen, section.entries.length)}. {words.inspector.sectionRule}
      </p>
      {section.sameAs && <p className={styles.quiet}>{words.inspector.sameAs(section.sameAs)}</p>}
    </Part>
  )
}
