import { useUnit } from 'effector-react'
import { useState } from 'react'
import { notChosenDays } from '../../../../../generated/facts/constants'
import { speak } from '../../../../browser/text/speak'
import type { Translate } from '../../../../browser/text/text.model'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import { isFinal } from '../../../media/client'
import { isNotChosen } from '../../take'
import { downloadTakeFx } from './files.model'
import { deletePressed } from './noting.model'
import { rest } from './sending.model'
import type { LocalTake } from './takes.model'
import { saveFromTrayFx, watchPressed } from './tray.model'
import { TakePicture } from './TakePicture'
import { titleOf } from './titleOf'
import styles from './TakesTray.module.css'

const dayMs = 24 * 60 * 60_000

/** One take: what became of it, and what can be done. */
export function TakeLine({ take, onLeave }: { take: LocalTake; onLeave: () => void }) {
  const t = useText()
  const format = useFormat()
  const { bytes, openedAt, progress, stopped, state } = take
  const [measuredMs, setMeasuredMs] = useState<number>()
  const durationMs = measuredMs ?? take.durationMs
  const title = titleOf(take, t, format)
  const facts = [
    durationMs > 0 && format.duration(durationMs),
    format.bytes(bytes),
    format.age(new Date(openedAt).toISOString()),
    whyOf(t, take) ??
      (isNotChosen(take) &&
        t('recorder.tray.until', {
          day: format.day(new Date(openedAt + notChosenDays * dayMs).toISOString()),
        })),
  ]
  const { words, tone } = statusOf(t, take)
  const isUnderway = state === 'saved' && !stopped
  return (
    <li className={styles.line}>
      <TakePicture key={bytes} take={take} onMeasured={setMeasuredMs} />
      <div className={styles.words}>
        <div className={styles.first}>
          <bdi className={styles.name} title={title}>
            {title}
          </bdi>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {progress !== undefined && !stopped && progress < 1 && (
          <ProgressBar label={title} value={Math.round(progress * 100)} />
        )}
        {stopped?.text && <p className={styles.fault}>{speak(t, stopped.text)}</p>}
        {!isUnderway && <Acts {...{ take, title, durationMs, onLeave }} />}
      </div>
    </li>
  )
}

interface ActsProps {
  take: LocalTake
  title: string
  durationMs: number
  onLeave: () => void
}

function Acts({ take, title, durationMs, onLeave }: ActsProps) {
  const t = useText()
  const { save, isSaving, watch, remove, download, again } = useUnit({
    save: saveFromTrayFx,
    isSaving: saveFromTrayFx.pending,
    watch: watchPressed,
    remove: deletePressed,
    download: downloadTakeFx,
    again: rest,
  })
  const { takeId, state, stopped, form, taskId } = take
  const isSaved = state === 'saved'
  return (
    <div className={styles.acts}>
      {isSaved && stopped && !isFinal(stopped.reason) && (
        <Button size="sm" icon={<Icon name="retry" />} onClick={() => again(takeId)}>
          {t('recorder.tray.again')}
        </Button>
      )}
      {!isSaved && (
        <Button
          size="sm"
          variant={isNotChosen(take) ? 'secondary' : 'primary'}
          pending={isSaving}
          onClick={() => void save({ takeId, form: form ?? { title }, durationMs })}
        >
          {t(taskId === undefined ? 'recorder.tray.save' : 'recorder.tray.saveToTask')}
        </Button>
      )}
      {!isSaved && (
        <Button
          size="sm"
          icon={<Icon name="play" />}
          onClick={() => {
            watch(takeId)
            onLeave()
          }}
        >
          {t('recorder.tray.watch')}
        </Button>
      )}
      <span className={styles.end}>
        <IconButton
          size="sm"
          label={t('recorder.tray.download', { title })}
          icon={<Icon name="download" />}
          onClick={() => void download(takeId)}
        />
        {!isSaved && (
          <IconButton
            size="sm"
            label={t('recorder.tray.delete', { title })}
            icon={<Icon name="trash" />}
            onClick={() => remove(takeId)}
          />
        )}
      </span>
    </div>
  )
}

function statusOf(t: Translate, take: LocalTake): { words: string; tone: Tone } {
  const { state, stopped, progress = 0 } = take
  if (stopped) return { words: t('recorder.tray.stopped'), tone: 'danger' }
  if (state === 'cutOff') return { words: t('recorder.tray.cutOff'), tone: 'warn' }
  if (state === 'kept') return { words: t('recorder.tray.kept'), tone: 'info' }
  if (state === 'saved')
    return {
      words: t('recorder.tray.sending', { percent: `${Math.round(progress * 100)} %` }),
      tone: 'info',
    }
  if (isNotChosen(take)) return { words: t('recorder.tray.notChosen'), tone: 'neutral' }
  return { words: t('recorder.tray.waiting'), tone: 'info' }
}

/** Why it ended, where that was nobody's wish. */
function whyOf(t: Translate, { state, why }: LocalTake): string | undefined {
  if (state === 'cutOff') return t('recorder.tray.why.closed')
  if (!why || why === 'stopPressed' || why === 'retakePressed' || why === 'limitReached')
    return undefined
  return t(`recorder.tray.why.${why}`)
}
