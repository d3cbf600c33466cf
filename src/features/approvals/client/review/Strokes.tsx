import type { Stroke } from '../../../../../generated/facts/features/approvals'
import styles from './Stage.module.css'

const pairs = (points: readonly number[]) =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, at) => [
    points[at * 2]! * 100,
    points[at * 2 + 1]! * 100,
  ])

const lineOf = (points: readonly (readonly number[])[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** How long the head of an arrow is, in hundredths of the picture's width. */
const headSize = 3

function pathOf({ kind, points }: Stroke, aspect: number): string {
  const all = pairs(points)
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [all[0], all.at(-1)]
  if (kind === 'pen') return lineOf(all)
  if (kind === 'box') return `M${x1} ${y1}H${x2}V${y2}H${x1}Z`
  const angle = Math.atan2((y2! - y1!) / aspect, x2! - x1!)
  const head = [2.6, -2.6].map(
    (turn) =>
      `M${x2} ${y2}L${x2! + headSize * Math.cos(angle + turn)} ${y2! + headSize * aspect * Math.sin(angle + turn)}`,
  )
  return `M${x1} ${y1}L${x2} ${y2}${head.join('')}`
}

/** Lines over a picture of this width by its height. */
export function Strokes({ strokes, aspect }: { strokes: readonly Stroke[]; aspect: number }) {
  return (
    <svg className={styles.strokes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {strokes.map((stroke, at) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          key={at}
          d={pathOf(stroke, aspect)}
          data-colour={stroke.colour}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
