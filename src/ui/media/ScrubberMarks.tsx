import { Avatar } from '../identity/Avatar'
import { clusters } from './clusters'
import styles from './ScrubberMarks.module.css'

/** Something that stands at a moment of a film, by whom it was said. */
export interface FilmMark {
  readonly id: string
  readonly atMs: number
  /** What it is, in words. */
  readonly label: string
  readonly name: string
  readonly seed: string
  readonly pictureUrl?: string | undefined
}

interface ScrubberMarksProps {
  marks: readonly FilmMark[]
  durationMs: number
  onMark: (id: string) => void
}

/** What was said of the film, above its seek bar; what stands too near each other is counted. */
export function ScrubberMarks({ marks, durationMs, onMark }: ScrubberMarksProps) {
  const shareOf = ({ atMs }: FilmMark) => Math.min(1, atMs / (durationMs || 1))
  const inOrder = marks.toSorted((one, other) => one.atMs - other.atMs)
  return (
    <div className={styles.marks}>
      {clusters(inOrder, shareOf).map((together) => {
        const [first] = together
        if (!first) return null
        return (
          <button
            key={first.id}
            type="button"
            className={styles.mark}
            style={{ insetInlineStart: `${shareOf(first) * 100}%` }}
            aria-label={together.map(({ label }) => label).join('; ')}
            title={together.map(({ label }) => label).join('\n')}
            onClick={() => onMark(first.id)}
          >
            {together.length > 1 ? (
              <span className={styles.count}>{together.length}</span>
            ) : (
              <Avatar
                size="xs"
                name={first.name}
                seed={first.seed}
                {...(first.pictureUrl !== undefined && { pictureUrl: first.pictureUrl })}
              />
            )}
          </button>
        )
      })}
    </div>
  )
}
