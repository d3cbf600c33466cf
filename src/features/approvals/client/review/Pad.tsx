import { useState, type PointerEvent } from 'react'
import type { Stroke } from '../../../../../generated/facts/features/approvals'
import { Strokes } from './Strokes'
import styles from './Stage.module.css'

export type Tool = Stroke['kind']
interface PadProps {
  tool: Tool
  colour: number
  aspect: number
  onStroke: (stroke: Stroke) => void
}

/** 200 points of x and y. */
const mostNumbers = 400
const least = 0.004
const rounded = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000

const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [rounded((clientX - left) / width), rounded((clientY - top) / height)]
}

/** Over the picture, while somebody draws on it. */
export function Pad({ tool, colour, aspect, onStroke }: PadProps) {
  const [points, setPoints] = useState<readonly number[]>([])
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setPoints(at(event))
  }
  const go = (event: PointerEvent<HTMLElement>) => {
    if (points.length === 0) return
    const next = at(event)
    const [x, y] = points.slice(-2)
    if (Math.hypot(next[0]! - x!, next[1]! - y!) < least) return
    const kept = tool === 'pen' ? points : points.slice(0, 2)
    if (kept.length < mostNumbers) setPoints([...kept, ...next])
  }
  const end = () => {
    if (points.length >= 4) onStroke({ kind: tool, colour, points: [...points] })
    setPoints([])
  }
  return (
    <div
      className={styles.pad}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setPoints([])}
    >
      {points.length >= 4 && (
        <Strokes strokes={[{ kind: tool, colour, points: [...points] }]} aspect={aspect} />
      )}
    </div>
  )
}
