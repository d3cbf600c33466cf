import type { InsightCurve } from '../../../../../generated/facts/features/analytics'
import { SpriteTile } from '../../../../ui/media/SpriteTile'
import styles from './Curve.module.css'

interface StripProps {
  curve: InsightCurve
  /** Where it is looked at, from 0 to 1. */
  share: number | undefined
}

const pictures = 8

/** Pictures of a film in its order, and its chapters. */
export function Strip({ curve: { spriteUrl, chapters, seconds }, share }: StripProps) {
  const endMs = seconds * 1_000
  const placeOf = (fromMs: number) => Math.min(1, fromMs / endMs)
  return (
    <div className={styles.strip} aria-hidden>
      {spriteUrl && (
        <div className={styles.pictures}>
          {Array.from({ length: pictures }, (_, at) => (
            <SpriteTile key={at} url={spriteUrl} share={(at + 0.5) / pictures} />
          ))}
        </div>
      )}
      {share !== undefined && <span className={styles.mark} style={{ left: `${share * 100}%` }} />}
      {chapters.length > 0 && (
        <ol className={styles.chapters}>
          {chapters
            .filter(({ fromMs }) => fromMs < endMs)
            .map(({ fromMs, title }, at, all) => {
              const from = placeOf(fromMs)
              const to = placeOf(all[at + 1]?.fromMs ?? endMs)
              return (
                <li
                  key={fromMs}
                  style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
                  data-at={share !== undefined && share >= from && share < to}
                >
                  <bdi>{title}</bdi>
                </li>
              )
            })}
        </ol>
      )}
    </div>
  )
}
