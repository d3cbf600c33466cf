import type { Filling, Layout, Segment, Shape } from './layout/layout'

/** What a canvas of a browser and one of the server have in common. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'bezierCurveTo'
  | 'closePath'
  | 'createLinearGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
  | 'lineTo'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'restore'
  | 'roundRect'
  | 'save'
  | 'translate'
>

/** Frames in which words come or go. */
const moving = 12

/** Nothing moves between this frame and its neighbours. */
export const isAtRest = ({ motion }: Layout, frame: number, frames: number): boolean =>
  motion === 'none' || (frame >= moving && frame < frames - moving)

/** Draws over what is there, as it is at one of so many frames. */
export function drawText(pen: Pen, layout: Layout, frame: number, frames: number): void {
  const shown = presence(layout, frame, frames)
  const { fill, shapes, motion, slide } = layout
  pen.save()
  if (fill) {
    pen.globalAlpha = fill.stays ? 1 : shown
    pen.fillStyle = styleOf(pen, fill.paint)
    pen.fillRect(0, 0, layout.width, layout.height)
  }
  pen.globalAlpha = shown
  if (motion === 'slide') pen.translate(-slide * (1 - shown), 0)
  for (const shape of shapes) drawShape(pen, shape)
  pen.restore()
}

/** 0..1, slower towards its end. */
function presence({ motion }: Layout, frame: number, frames: number): number {
  if (motion === 'none') return 1
  const step = Math.min(1, (frame + 1) / (moving + 1), (frames - frame) / (moving + 1))
  return 1 - (1 - Math.max(0, step)) ** 3
}

function drawShape(pen: Pen, shape: Shape): void {
  pen.fillStyle = styleOf(pen, shape.paint)
  pen.beginPath()
  if (shape.kind === 'plate')
    pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
  else for (const segment of shape.path) addSegment(pen, segment)
  pen.fill()
}

function addSegment(pen: Pen, { type, values }: Segment): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  if (type === 'M') pen.moveTo(a, b)
  else if (type === 'L') pen.lineTo(a, b)
  else if (type === 'Q') pen.quadraticCurveTo(a, b, c, d)
  else if (type === 'C') pen.bezierCurveTo(a, b, c, d, e, f)
  else pen.closePath()
}

function styleOf(pen: Pen, filling: Filling): string | CanvasGradient {
  if (typeof filling === 'string') return filling
  const gradient = pen.createLinearGradient(...filling.line)
  gradient.addColorStop(0, filling.from)
  gradient.addColorStop(1, filling.to)
  return gradient
}
