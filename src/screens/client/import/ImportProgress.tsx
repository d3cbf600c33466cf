import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import type { ImportModel } from './createImportModel'
import styles from './ImportPage.module.css'

/** How far the import is, and afterwards what it did. */
export function ImportProgress({ model }: { model: ImportModel }) {
  const t = useText()
  const format = useFormat()
  const { run } = model
  const { state, queue, whole, tally, counts, stop, resume } = useUnit({
    state: run.$state,
    queue: run.$queue,
    whole: run.$whole,
    tally: run.$tally,
    counts: model.$counts,
    stop: run.stopped,
    resume: run.resumed,
  })
  if (state === 'done') return <ImportDone model={model} />
  const sent = whole - queue.length
  const words = t('screens.import.progress', {
    sent: format.count(sent),
    whole: format.count(whole),
  })
  const isStopped = state === 'stopped'
  return (
    <section className={styles.progress}>
      <h2>{t(isStopped ? 'screens.import.stopped' : 'screens.import.running')}</h2>
      <ProgressBar label={words} value={whole === 0 ? 0 : (100 * sent) / whole} />
      <output className={styles.detail}>{words}</output>
      {isStopped && (
        <InlineNotice tone="warn" role="alert">
          {t('screens.import.stoppedText', {
            added: format.count(tally.new),
            changed: format.count(tally.changed),
            left: format.count(queue.length + counts.faulty + counts.left),
          })}
        </InlineNotice>
      )}
      <div className={styles.actions}>
        {isStopped ? (
          <Button variant="primary" onClick={() => resume()}>
            {t('screens.import.resume')}
          </Button>
        ) : (
          <Button pending={state === 'stopping'} onClick={() => stop()}>
            {t('screens.import.stop')}
          </Button>
        )}
        {isStopped && tally.new + tally.changed > 0 && <UndoButton model={model} />}
      </div>
    </section>
  )
}

function ImportDone({ model }: { model: ImportModel }) {
  const t = useText()
  const format = useFormat()
  const { tally, counts, undone, withdrawn, leave, close, download } = useUnit({
    withdrawn: model.$withdrawn,
    tally: model.run.$tally,
    counts: model.$counts,
    undone: model.$isUndone,
    leave: model.leftAside,
    close: model.rows.rowClosed,
    download: model.faultyAsked,
  })
  const leftOut = counts.faulty + counts.left
  const lines = [
    ['new', tally.new],
    ['changed', tally.changed],
    ['faulty', leftOut],
  ] as const
  return (
    <section className={styles.progress}>
      <h2>{t(undone ? 'screens.import.undone' : 'screens.import.finished')}</h2>
      {withdrawn > 0 && (
        <InlineNotice tone="warn">
          {t('screens.import.withdrawn', { count: withdrawn })}
        </InlineNotice>
      )}
      {!undone && (
        <dl className={styles.counts}>
          {lines.map(([tone, count]) => (
            <div key={tone} data-tone={tone}>
              <dt>{t(`screens.import.sum.${tone}`)}</dt>
              <dd>{format.count(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => close()}>
          {t('screens.import.toList')}
        </Button>
        {!undone && <UndoButton model={model} />}
        {leftOut > 0 && (
          <Button onClick={() => download()}>
            {t('screens.import.downloadFaulty', { count: leftOut })}
          </Button>
        )}
        <Button variant="ghost" onClick={() => leave()}>
          {t('screens.import.another')}
        </Button>
      </div>
    </section>
  )
}

function UndoButton({ model }: { model: ImportModel }) {
  const t = useText()
  const { undo, isUndoing } = useUnit({ undo: model.undoAsked, isUndoing: model.$isUndoing })
  return (
    <Button pending={isUndoing} onClick={() => undo()}>
      {t('screens.import.undo')}
    </Button>
  )
}
