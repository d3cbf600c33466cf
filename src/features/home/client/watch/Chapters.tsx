import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { Watch } from '../../../../../generated/facts/features/home'
import { useText } from '../../../../browser/text/useText'
import { CueList } from '../../../../ui/media/CueList'
import { jumped } from './jump.model'
import styles from './Side.module.css'

interface ChaptersProps {
  watch: Watch
  video: HTMLVideoElement | null
}

/** The parts of the film, each until the next one begins. */
export function Chapters({ watch, video }: ChaptersProps) {
  const t = useText()
  const jump = useUnit(jumped)
  const { chapters, durationMs, film } = watch
  const parts = useMemo(
    () =>
      chapters.map(({ fromMs, title }, at) => ({
        fromMs,
        toMs: chapters[at + 1]?.fromMs ?? durationMs,
        text: title,
      })),
    [chapters, durationMs],
  )
  if (parts.length === 0) return <p className={styles.none}>{t('home.watch.chapters.none')}</p>
  return (
    <div className={styles.panel}>
      <CueList
        label={t('home.watch.tab.chapters')}
        followLabel={t('home.watch.transcript.follow')}
        leadMs={film?.leadMs ?? 0}
        cues={parts}
        video={video}
        onSeek={(toMs) => jump({ toMs })}
      />
    </div>
  )
}
