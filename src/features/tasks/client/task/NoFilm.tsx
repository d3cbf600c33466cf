import type { TaskTake } from '../../../../../generated/facts/features/tasks'
import { useText } from '../../../../browser/text/useText'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import styles from './Task.module.css'

/** How far a take is that cannot be watched yet, or that it never can be. */
export function NoFilm({ take: { clipState, progress, posterUrl } }: { take: TaskTake }) {
  const t = useText()
  const isFailed = clipState === 'failed' || clipState === 'rejected'
  const percent = `${progress ?? 0} %`
  const label =
    clipState === 'uploading'
      ? t('tasks.take.uploading', { percent })
      : t(isFailed ? 'tasks.page.failed' : 'tasks.take.processing')
  return (
    <div>
      <PosterImage url={posterUrl} isDimmed />
      <p className={styles.small}>{label}</p>
      {clipState === 'uploading' && <ProgressBar label={label} value={progress ?? 0} />}
    </div>
  )
}
