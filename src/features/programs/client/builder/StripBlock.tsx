import { useUnit } from 'effector-react'
import { useRef, useState, type PointerEvent } from 'react'
import type {
  Block,
  ProgramFacts,
  Timeline,
} from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Icon } from '../../../../ui/icons/Icon'
import { SpriteTile } from '../../../../ui/media/SpriteTile'
import { sought } from '../preview/preview.model'
import { framesOf, isEmptySlot, isStill, msOf, overlapOf, startsOf } from '../../timeline'
import { $chosen, $facts, $isMyTurn, blockChosen, edited } from './cut.model'
import { nameOf } from '../nameOf'
import styles from './Strip.module.css'

interface StripBlockProps {
  block: Block
  place: number
  start: number
  px: number
  timeline: Timeline
}

/** Narrower than this it has no room for its name. */
const namedPx = 56
const tilePx = 84
/** Narrower than this it has no room for what trims it; the fields do. */
const heldPx = 72
/** A press that moves less than this chooses. */
const slackPx = 6

export function StripBlock({ block, place, start, px, timeline }: StripBlockProps) {
  const t = useText()
  const format = useFormat()
  const { chosen, facts, isMine } = useUnit({ chosen: $chosen, facts: $facts, isMine: $isMyTurn })
  const { choose, seek } = useUnit({ choose: blockChosen, seek: sought })
  const drag = useDrag({ block, place, px, timeline })
  const width = framesOf(block) * px
  const name = nameOf(block, facts, t)
  const seconds = msOf(framesOf(block), timeline) / 1_000
  const isChosen = chosen?.block.id === block.id
  const kind = isEmptySlot(block) ? 'slot' : block.kind
  const mayDrag = isMine && !block.locked
  return (
    <li
      className={styles.block}
      data-kind={kind}
      data-chosen={isChosen || undefined}
      data-dragged={drag.movedPx !== null || undefined}
      style={{
        width,
        marginInlineStart: place === 0 ? 0 : -overlapOf(block) * px,
        ...(drag.movedPx !== null && { transform: `translateX(${drag.movedPx}px)`, zIndex: 3 }),
      }}
    >
      <button
        type="button"
        className={styles.face}
        aria-pressed={isChosen}
        title={block.locked ? t('programs.refused.blockLocked') : undefined}
        aria-label={t('programs.builder.place', {
          name,
          kind: t(`programs.builder.kind.${kind}`),
          length: t('programs.builder.drawer.seconds', { seconds: format.count(seconds, 1) }),
          at: String(place + 1),
          of: String(timeline.blocks.length),
          start: format.duration(msOf(start, timeline)),
        })}
        onClick={() => {
          choose(block.id)
          if (!isChosen) seek(start + Math.min(overlapOf(block), framesOf(block) - 1))
        }}
        {...(mayDrag ? drag.handlers : {})}
      >
        <Pictures {...{ block, width, facts, timeline }} />
        {width >= namedPx && (
          <span className={styles.label}>
            <span className={styles.name}>
              {block.locked && <Icon name="lock" />} {name}
            </span>
            <span className={styles.seconds}>{format.count(seconds, 1)}</span>
          </span>
        )}
      </button>
      {block.overlays.length > 0 && width >= namedPx && (
        <span className={styles.third} aria-hidden>
          {Object.values(block.overlays[0]?.fields ?? {})[0] || t('programs.builder.addThird')}
        </span>
      )}
      {isChosen && mayDrag && width >= heldPx && (
        <>
          {!isStill(block) && <Handle {...{ block, px }} side="in" />}
          <Handle {...{ block, px }} side="out" />
        </>
      )}
    </li>
  )
}

interface PicturesProps {
  block: Block
  width: number
  facts: ProgramFacts
  timeline: Timeline
}

function Pictures({ block, width, facts, timeline }: PicturesProps) {
  const t = useText()
  const known = block.media && facts.media[block.media.assetId]
  if (known?.spriteUrl && known.durationMs > 0) {
    const count = Math.max(1, Math.ceil(width / tilePx))
    const shareAt = (tile: number) => {
      const frame = block.in + ((tile + 0.5) / count) * framesOf(block)
      return msOf(frame, timeline) / known.durationMs
    }
    return (
      <span className={styles.pictures}>
        {Array.from({ length: count }, (_, tile) => (
          <span key={tile} className={styles.picture}>
            <SpriteTile url={known.spriteUrl!} share={shareAt(tile)} />
          </span>
        ))}
      </span>
    )
  }
  if (known?.posterUrl || known?.url)
    return <img className={styles.pictures} src={known.posterUrl ?? known.url} alt="" />
  return (
    <span className={styles.words}>
      {isEmptySlot(block) ? nameOf(block, facts, t) : Object.values(block.text?.fields ?? {})[0]}
    </span>
  )
}

/** Drags a block to another place; what is typed by keys stands in the form. */
function useDrag({ block, place, px, timeline }: Omit<StripBlockProps, 'start'>) {
  const edit = useUnit(edited)
  const from = useRef<number | null>(null)
  const [movedPx, setMoved] = useState<number | null>(null)
  const drop = () => {
    if (movedPx !== null) {
      const to = placeAfter(timeline, place, movedPx / px)
      if (to !== place) edit({ op: { op: 'move', blockId: block.id, to } })
    }
    from.current = null
    setMoved(null)
  }
  return {
    movedPx,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button === 0) from.current = event.clientX
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current === null || event.buttons !== 1) return
        const moved = event.clientX - from.current
        if (movedPx === null && Math.abs(moved) < slackPx) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setMoved(moved)
      },
      onPointerUp: drop,
      onPointerCancel: () => {
        from.current = null
        setMoved(null)
      },
    },
  }
}

/** Among the others, once its middle was moved by so many frames. */
export function placeAfter(timeline: Timeline, place: number, frames: number): number {
  const starts = startsOf(timeline)
  const middleOf = (at: number) => starts[at]! + framesOf(timeline.blocks[at]!) / 2
  const middle = middleOf(place) + frames
  const others = timeline.blocks.map((_, at) => at).filter((at) => at !== place)
  return others.filter((at) => middleOf(at) < middle).length
}

function Handle({ block, px, side }: { block: Block; px: number; side: 'in' | 'out' }) {
  const t = useText()
  const edit = useUnit(edited)
  const from = useRef({ x: 0, frame: 0 })
  const trim = (frame: number) =>
    edit({
      op: { op: 'trim', blockId: block.id, [side]: Math.max(0, frame) },
      typing: `trim ${block.id} ${side}`,
    })
  return (
    <button
      type="button"
      className={styles.handle}
      data-side={side}
      aria-label={t(side === 'in' ? 'programs.builder.shorter' : 'programs.builder.longer')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, frame: block[side] }
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 1 || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        trim(from.current.frame + Math.round((event.clientX - from.current.x) / px))
      }}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        trim(block[side] + step * (event.shiftKey ? 30 : 1))
      }}
    />
  )
}
