import { ListVideo } from 'lucide-react'
import { chapterAt, type Chapter } from './chapters'
import { seekTo } from './commands'
import type { PlayerLabels } from './labels'
import { PlayerPopup } from './PlayerPopup'
import { clockTime } from './time'
import { useTime } from './useTime'
import styles from './PlayerChapters.module.css'

interface PlayerChaptersProps {
  video: HTMLVideoElement | null
  lead: number
  chapters: readonly Chapter[]
  labels: PlayerLabels
}

/** The chapter that plays, and all of them to choose from. */
export function PlayerChapters({ video, lead, chapters, labels }: PlayerChaptersProps) {
  const now = chapterAt(chapters, (useTime(video) - lead) * 1000)
  const name = chapters[now] && `${now + 1}. ${chapters[now].title}`
  return (
    <PlayerPopup
      side="start"
      label={name ? `${labels.chapters}: ${name}` : labels.chapters}
      icon={<ListVideo size={14} aria-hidden />}
      text={<span className={styles.name}>{name ?? labels.chapters}</span>}
    >
      <ol className={styles.list}>
        {chapters.map(({ fromMs, title }, at) => (
          <li key={fromMs}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={at === now ? 'true' : undefined}
              data-closes
              onClick={() => video && seekTo(video, lead + fromMs / 1000)}
            >
              <span className={styles.time}>{clockTime(fromMs / 1000)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </PlayerPopup>
  )
}
