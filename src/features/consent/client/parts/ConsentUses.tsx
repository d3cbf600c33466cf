import { useUnit } from 'effector-react'
import type { ConsentCase, ListConsentsRow } from '../../../../../generated/facts/features/consent'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { $isAsking, $isEnding, allAsked, allEnded, allKept, caseDetail } from '../consent.model'
import styles from '../Consent.module.css'
import { isPublic } from '../isPublic'
import { UseLine } from '../UseLine'

type Props = Pick<BlockProps<ListConsentsRow>, 'row'>

/** Where the clips of somebody are used; once their consent has ended, each use can be. */
export function ConsentUses({ row }: Props) {
  const t = useText()
  const { reply, isFailed, again } = useUnit({
    reply: caseDetail.$reply,
    isFailed: caseDetail.$isFailed,
    again: caseDetail.readAgain,
  })
  return (
    <section className={styles.block}>
      <h3>{t('consent.case.title')}</h3>
      {reply ? (
        <Uses row={row} known={reply} />
      ) : isFailed ? (
        <p className={styles.line}>
          {t('consent.proof.failed')}{' '}
          <Button size="sm" onClick={() => again()}>
            {t('screens.panel.retry')}
          </Button>
        </p>
      ) : (
        <Skeleton width="60%" />
      )}
    </section>
  )
}

function Uses({ row, known }: Props & { known: ConsentCase }) {
  const t = useText()
  const isOver = row.state !== 'given'
  const { ask, isEnding } = useUnit({ ask: allAsked, isEnding: $isEnding })
  const { uses } = known
  return (
    <>
      {isOver && <Clips row={row} known={known} />}
      {uses.length === 0 ? (
        <p className={styles.line}>{t(isOver ? 'consent.case.empty' : 'consent.case.nowhere')}</p>
      ) : (
        <>
          {!isOver && <p className={styles.line}>{t('consent.case.standing')}</p>}
          <ul className={styles.uses}>
            {uses.map((use) => (
              <UseLine
                key={`${use.kind} ${use.id} ${use.programId ?? ''}`}
                use={use}
                isEndable={isOver}
              />
            ))}
          </ul>
          {isOver && (
            <div>
              <Button variant="danger" pending={isEnding} onClick={() => ask()}>
                {t(isPublic(uses) ? 'consent.case.all' : 'consent.case.allRemove')}
              </Button>
            </div>
          )}
          <AskAll uses={uses} />
        </>
      )}
    </>
  )
}

const words = {
  unpublish: {
    title: 'consent.case.allTitle',
    act: 'consent.case.all',
    text: 'consent.case.allText',
  },
  remove: {
    title: 'consent.case.allRemoveTitle',
    act: 'consent.case.allRemove',
    text: 'consent.case.allRemoveText',
  },
} as const

function Clips({ row: { purgeOn }, known: { clips } }: Props & { known: ConsentCase }) {
  const t = useText()
  const format = useFormat()
  const isErased = clips.length === 0 || purgeOn === undefined
  const said = isErased
    ? t('consent.case.erased')
    : t('consent.case.quarantined', { count: clips.length, day: format.wholeDay(purgeOn) })
  return <p className={styles.line}>{said}</p>
}

function AskAll({ uses }: Pick<ConsentCase, 'uses'>) {
  const t = useText()
  const known = isPublic(uses) ? words.unpublish : words.remove
  const { isAsking, end, keep } = useUnit({ isAsking: $isAsking, end: allEnded, keep: allKept })
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t(known.title)}
      confirmLabel={t(known.act)}
      cancelLabel={t('screens.list.cancel')}
      isDanger
      onConfirm={() => end()}
      onCancel={() => keep()}
    >
      {t(known.text, { count: uses.length })}
    </ConfirmDialog>
  )
}
