import { useUnit } from 'effector-react'
import { useState, type PointerEvent } from 'react'
import type { Timeline } from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { useKeys } from '../../../../ui/page/useKeys'
import { $frame, sought } from '../preview/preview.model'
import { framesOf, lengthOf, msOf, startsOf } from '../../timeline'
import { $facts } from './cut.model'
import styles from './Strip.module.css'
import { StripBlock } from './StripBlock'

const leastPx = 4
const mostPx = 160

/** The blocks of a program in their order, as wide as they are long. */
export function Strip({ timeline }: { timeline: Timeline }) {
  const t = useText()
  const { frame, seek } = useUnit({ frame: $frame, seek: sought })
  const [pxPerSecond, setPx] = useState(() => fitting(lengthOf(timeline) / timeline.fps))
  const px = pxPerSecond / timeline.fps
  const total = lengthOf(timeline)
  const starts = startsOf(timeline)
  const zoom = (factor: number) =>
    setPx((was) => Math.min(mostPx, Math.max(leastPx, Math.round(was * factor))))
  const fit = () => setPx(fitting(total / timeline.fps))
  useKeys(({ key, hasShift, hasCommand }) => {
    const act = hasCommand ? undefined : zoomOf(key, hasShift)
    if (act === 'fit') fit()
    else if (act !== undefined) zoom(act)
    return act !== undefined
  })
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    seek(Math.round((event.clientX - left) / px))
  }
  return (
    <section className={styles.strip} aria-label={t('programs.builder.strip')}>
      <StripHead {...{ timeline, zoom }} onFit={fit} />
      <div className={styles.scroll}>
        <div className={styles.inner} style={{ width: total * px + 2 }}>
          <div
            className={styles.ruler}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              point(event)
            }}
            onPointerMove={(event) => event.buttons === 1 && point(event)}
          >
            <Ticks {...{ timeline, total, px }} />
          </div>
          <ol className={styles.blocks}>
            {timeline.blocks.map((block, place) => (
              <StripBlock
                key={block.id}
                {...{ block, place, px, timeline }}
                start={starts[place] ?? 0}
              />
            ))}
          </ol>
          <MusicRow {...{ timeline, px, starts }} />
          <span
            className={styles.head}
            style={{ transform: `translateX(${frame * px}px)` }}
            aria-hidden
          />
        </div>
      </div>
    </section>
  )
}

interface MusicProps {
  timeline: Timeline
  px: number
  starts: readonly number[]
}

/** The music lies under the blocks that it plays with. */
function MusicRow({ timeline: { blocks, music }, px, starts }: MusicProps) {
  const t = useText()
  const { media } = useUnit($facts)
  const first = blocks.findIndex(({ id }) => id === music?.from)
  const last = blocks.findIndex(({ id }) => id === music?.to)
  if (!music || first < 0 || last < 0) return null
  const [from, to] = [starts[first]!, starts[last]! + framesOf(blocks[last]!)]
  const title = media[music.assetId]?.title ?? t('programs.builder.look.music')
  return (
    <p
      className={styles.music}
      style={{ marginInlineStart: from * px, width: Math.max(1, (to - from) * px - 2) }}
    >
      <Icon name="music" />
      <span className={styles.name}>
        {title}
        {music.duckDb < 0 && ` · ${t('programs.builder.quieter')}`}
      </span>
    </p>
  )
}

const zoomStep = 1.5

/** What a key does to the width of a second. */
function zoomOf(key: string, hasShift: boolean): number | 'fit' | undefined {
  if (key === '+' || key === '=') return zoomStep
  if (key === '-') return 1 / zoomStep
  return hasShift && key.toLowerCase() === 'z' ? 'fit' : undefined
}

/** So that all of it is seen, where that leaves room for names. */
const fitting = (seconds: number) =>
  Math.min(40, Math.max(leastPx, Math.floor(690 / Math.max(1, seconds))))

interface HeadProps {
  timeline: Timeline
  zoom: (factor: number) => void
  onFit: () => void
}

function StripHead({ timeline, zoom, onFit }: HeadProps) {
  const t = useText()
  const format = useFormat()
  const length = format.duration(msOf(lengthOf(timeline), timeline))
  return (
    <header className={styles.bar}>
      <span className={styles.measures}>
        {t('programs.builder.blocks', { count: timeline.blocks.length })} · {length}
      </span>
      <IconButton
        size="sm"
        label={t('programs.builder.zoomOut')}
        icon={<Icon name="minus" />}
        onClick={() => zoom(1 / zoomStep)}
      />
      <IconButton
        size="sm"
        label={t('programs.builder.zoomIn')}
        icon={<Icon name="plus" />}
        onClick={() => zoom(zoomStep)}
      />
      <button type="button" className={styles.fit} onClick={onFit}>
        {t('programs.builder.fit')}
      </button>
    </header>
  )
}

interface TicksProps {
  timeline: Timeline
  total: number
  px: number
}

const steps = [1, 2, 5, 10, 30, 60, 300, 600]
const leastTickPx = 56

function Ticks({ timeline: { fps }, total, px }: TicksProps) {
  const format = useFormat()
  const step = steps.find((seconds) => seconds * fps * px >= leastTickPx) ?? 600
  const count = Math.floor(total / fps / step) + 1
  return Array.from({ length: count }, (_, at) => (
    <span key={at} className={styles.tick} style={{ left: at * step * fps * px }}>
      {format.duration(at * step * 1_000)}
    </span>
  ))
}
