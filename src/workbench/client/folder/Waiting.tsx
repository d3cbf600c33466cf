import { useUnit } from 'effector-react'
import { Button } from '../../../ui/buttons/Button'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { $isBroken, $isGone, retryPressed } from './folder.model'
import styles from './Folder.module.css'

/** Shown before the first tables arrive: a placeholder layout, or why none arrive. */
export function Waiting() {
  const { isGone, isBroken, retry } = useUnit({
    isGone: $isGone,
    isBroken: $isBroken,
    retry: retryPressed,
  })
  if (isGone) {
    return (
      <main id="content" className={styles.middle}>
        <EmptyState
          icon={<WorkbenchIcon name="gone" size="xl" />}
          title={words.folder.gone}
          actions={
            <Button variant="primary" onClick={() => retry()}>
              {words.folder.retry}
            </Button>
          }
        >
          {words.folder.goneHint}
        </EmptyState>
      </main>
    )
  }
  if (isBroken) {
    return (
      <main id="content" className={styles.middle}>
        <EmptyState icon={<WorkbenchIcon name="problem" size="xl" />} title={words.folder.empty}>
          {words.obstacles.broken}
        </EmptyState>
      </main>
    )
  }
  return (
    <main id="content" className={styles.waiting} aria-busy>
      <VisuallyHidden>
        <output>{words.loading}</output>
      </VisuallyHidden>
      {Array.from({ length: 14 }, (_, line) => (
        <Skeleton key={line} height={20} width={`${40 + ((line * 17) % 45)}%`} />
      ))}
    </main>
  )
}
