import { useUnit } from 'effector-react'
import { Banner } from '../../../ui/notices/Banner'
import { Button } from '../../../ui/buttons/Button'
import { Clashes } from '../changes/Clashes'
import { $clashes, $wasRebased, rebaseSeen } from '../changes/saving.model'
import { ReportedProblems } from '../changes/ReportedProblems'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { $diskProblems, $isBroken, $isGone, $state, retryPressed } from './folder.model'
import styles from './Folder.module.css'

/** Says if the server does not answer, or if the manifest on disk is invalid. */
export function FolderNotices() {
  const { isGone, isBroken, isKnown, problems, wasRebased, clashes, retry, seen } = useUnit({
    isGone: $isGone,
    isBroken: $isBroken,
    isKnown: $state,
    problems: $diskProblems,
    wasRebased: $wasRebased,
    clashes: $clashes,
    retry: retryPressed,
    seen: rebaseSeen,
  })
  return (
    <>
      {isGone && isKnown && (
        <Banner
          tone="danger"
          icon={<WorkbenchIcon name="gone" />}
          actions={
            <Button size="sm" onClick={() => retry()}>
              {words.folder.retry}
            </Button>
          }
        >
          <strong>{words.folder.gone}.</strong> {words.folder.goneHint}
        </Banner>
      )}
      {isBroken && (
        <section className={styles.broken} aria-label={words.folder.broken}>
          <Banner tone="danger">
            <strong>{words.folder.broken}.</strong> {words.folder.brokenHint}
          </Banner>
          <ReportedProblems problems={problems} />
        </section>
      )}
      {wasRebased && (
        <Banner
          tone="warn"
          actions={
            <Button size="sm" onClick={() => seen()}>
              {clashes.length > 0 ? words.theirs.keep : words.changes.rebasedSeen}
            </Button>
          }
        >
          <strong>{words.changes.rebased}.</strong> {words.changes.rebasedHint}
        </Banner>
      )}
      {wasRebased && clashes.length > 0 && <Clashes clashes={clashes} />}
    </>
  )
}
