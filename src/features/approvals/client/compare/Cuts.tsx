import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useText } from '../../../../browser/text/useText'
import { SpriteTile } from '../../../../ui/media/SpriteTile'
import { useTime } from '../../../../ui/media/useTime'
import { nameOfBlock } from '../../../programs/client'
import type { BlockPair } from '../../../programs/timeline'
import { $pair } from '../review/changes.model'
import styles from './Compare.module.css'
import { $blocks, type Which } from './compare.model'
import type { Versions, Videos } from './Films'
import { toneOf } from './tone'

interface CutsProps {
  versions: Versions
  videos: Videos
  onSeek: (ms: number, which: Which) => void
}

/** Both cuts, and what of the one became what of the other. */
export function Cuts({ versions, videos, onSeek }: CutsProps) {
  const { blocks } = useUnit({ blocks: $blocks })
  if (blocks.length === 0) return null
  const length = Math.max(versions.was.durationMs, versions.is.durationMs, 1)
  return (
    <div className={styles.cuts}>
      <Cut which="was" {...{ versions, videos, blocks, length, onSeek }} />
      <Ribbons {...{ blocks, length }} />
      <Cut which="is" {...{ versions, videos, blocks, length, onSeek }} />
    </div>
  )
}

interface CutProps extends CutsProps {
  which: Which
  blocks: readonly BlockPair[]
  /** Of the longer version, in ms. */
  length: number
}

function Cut({ which, versions, videos, blocks, length, onSeek }: CutProps) {
  const t = useText()
  const { pair } = useUnit({ pair: $pair })
  const facts = (which === 'is' ? pair.facts : pair.factsBefore) ?? { media: {}, slots: {} }
  const { versionNo, film, durationMs } = versions[which]
  const own = blocks
    .flatMap(({ [which]: placed, kinds }) => (placed ? [{ ...placed, kinds }] : []))
    .toSorted((one, two) => one.fromMs - two.fromMs)
  return (
    <>
      <span className={styles.whose}>{t('approvals.version', { version: versionNo })}</span>
      <div className={styles.cut}>
        <ol>
          {own.map(({ block, fromMs, toMs, kinds }) => (
            <li
              key={block.id}
              data-tone={toneOf(kinds, which)}
              style={{
                insetInlineStart: percent(fromMs, length),
                width: percent(toMs - fromMs, length),
              }}
            >
              <button type="button" onClick={() => onSeek(fromMs, which)}>
                {film?.spriteUrl && durationMs > 0 && (
                  <span className={styles.tile}>
                    <SpriteTile url={film.spriteUrl} share={(fromMs + toMs) / 2 / durationMs} />
                  </span>
                )}
                <span className={styles.name}>{nameOfBlock(block, facts, t)}</span>
              </button>
            </li>
          ))}
        </ol>
        <Now video={videos[which]} leadMs={film?.leadMs ?? 0} length={length} />
      </div>
    </>
  )
}

const percent = (ms: number, length: number) => `${(ms / length) * 100}%`

interface NowProps {
  video: HTMLVideoElement | null
  leadMs: number
  length: number
}

function Now({ video, leadMs, length }: NowProps) {
  const at = Math.max(0, Math.min(length, useTime(video) * 1000 - leadMs))
  const style: CSSProperties = { insetInlineStart: percent(at, length) }
  return <span className={styles.now} style={style} aria-hidden />
}

/** From each block to what became of it. */
function Ribbons({ blocks, length }: { blocks: readonly BlockPair[]; length: number }) {
  const x = (ms: number) => ((ms / length) * 1000).toFixed(1)
  return (
    <svg className={styles.ribbons} viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden>
      {blocks.map(({ was, is, kinds }) =>
        was && is ? (
          <polygon
            key={is.block.id}
            data-tone={toneOf(kinds, 'is')}
            points={`${x(was.fromMs)},0 ${x(was.toMs)},0 ${x(is.toMs)},24 ${x(is.fromMs)},24`}
          />
        ) : null,
      )}
    </svg>
  )
}
