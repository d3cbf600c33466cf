import { useUnit } from 'effector-react'
import type { ProgramFacts } from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { nameOfBlock } from '../../../programs/client'
import { changeText, type Change, type Placed } from '../../../programs/timeline'
import { $changes, $pair } from '../review/changes.model'
import { $threads, commentChosen } from '../review/comments.model'
import { frameTime } from '../review/frameTime'
import { comparisonChosen } from '../review/review.model'
import styles from './Compare.module.css'
import type { Which } from './compare.model'
import type { Versions } from './Films'
import { toneOf } from './tone'

interface ChangedProps {
  versions: Versions
  fps: number
  onSeek: (ms: number, which: Which) => void
}

/** What differs, block by block. */
export function Changed({ versions, fps, onSeek }: ChangedProps) {
  const t = useText()
  const { changes, pair } = useUnit({ changes: $changes, pair: $pair })
  const [from, to] = [versions.was.versionNo, versions.is.versionNo]
  if (!changes) {
    return (
      <section className={styles.changed}>
        <p className={styles.rest}>
          {t(pair.isRead ? 'approvals.review.unknown' : 'approvals.review.reading')}
        </p>
      </section>
    )
  }
  return (
    <section className={styles.changed} aria-labelledby="compare-changes">
      <h2 id="compare-changes">
        {t('approvals.compare.changed', { from, to })} <small>{changes.length}</small>
        <span className={styles.rest}>
          {changes.length === 0
            ? t('approvals.review.same', { version: from })
            : t('approvals.compare.rest')}
        </span>
      </h2>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('approvals.compare.in', { version: to })}</th>
              <th scope="col">{t('approvals.compare.change')}</th>
              <th scope="col">{t('approvals.version', { version: from })}</th>
              <th scope="col">{t('approvals.version', { version: to })}</th>
              <th scope="col">{t('approvals.review.tab.comments')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- changes stay in their order
              <tr key={at}>
                <td>
                  <button
                    type="button"
                    className={styles.moment}
                    onClick={() => onSeek(change.fromMs, 'is')}
                  >
                    {frameTime(change.fromMs, fps)}
                    {change.toMs > change.fromMs && ` – ${frameTime(change.toMs, fps)}`}
                  </button>
                </td>
                <td data-tone={toneOf([change.kind], change.kind === 'gone' ? 'was' : 'is')}>
                  {t(changeText(change.kind))}
                </td>
                <td>
                  <Side change={change} placed={change.pair?.was} facts={pair.factsBefore} />
                </td>
                <td>
                  <Side change={change} placed={change.pair?.is} facts={pair.facts} />
                </td>
                <td>
                  <Said {...{ change, versions }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface SideProps {
  change: Change
  placed: Placed | undefined
  facts: Pick<ProgramFacts, 'media' | 'slots'> | undefined
}

const noFacts = { media: {}, slots: {} }

/** The block as the version has it: its words where those are what changed. */
function Side({ change: { kind }, placed, facts = noFacts }: SideProps) {
  const t = useText()
  const format = useFormat()
  if (!placed) return null
  const { block, fromMs, toMs } = placed
  if (kind === 'words' || kind === 'lowerThird') {
    const fields =
      kind === 'words' ? [block.text?.fields] : block.overlays.map((each) => each.fields)
    const words = fields.flatMap((each) => Object.values(each ?? {})).filter(Boolean)
    return <bdi>{words.length > 0 ? `“${words.join(' · ')}”` : t('approvals.compare.none')}</bdi>
  }
  const seconds = format.count((toMs - fromMs) / 1000, 1)
  return (
    <>
      <bdi>{nameOfBlock(block, facts, t)}</bdi>, {t('approvals.compare.seconds', { seconds })}
    </>
  )
}

/** What was said about this place, in either version. */
function Said({ change, versions }: { change: Change; versions: Versions }) {
  const t = useText()
  const { threads, choose, close } = useUnit({
    threads: $threads,
    choose: commentChosen,
    close: comparisonChosen,
  })
  const said = threads.filter(({ comment: { versionId, fromMs } }) => {
    const times =
      versionId === versions.is.versionId
        ? change
        : versionId === versions.was.versionId
          ? change.was
          : undefined
    return times && fromMs !== undefined && fromMs >= times.fromMs && fromMs < times.toMs
  })
  const open = said.filter(({ comment }) => !comment.resolvedBy)
  const [first] = open.length > 0 ? open : said
  if (!first) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => {
        choose(first.comment.commentId)
        close(null)
      }}
    >
      {open.length > 0
        ? t('approvals.compare.openComments', { count: open.length })
        : t('approvals.compare.resolved', { count: said.length })}
    </Button>
  )
}
