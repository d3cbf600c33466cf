import type { BubblePlace } from './pumpMessages'

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** Of the height of the picture. */
const bubbleShare = 0.22
const marginShare = 0.03

/** A square in a corner, in which the bubble is a circle. */
export function bubbleBox(picture: Size, place: Exclude<BubblePlace, 'off'>): Box {
  const side = Math.round(picture.height * bubbleShare)
  const margin = Math.round(picture.height * marginShare)
  const isLeft = place === 'topLeft' || place === 'bottomLeft'
  const isTop = place === 'topLeft' || place === 'topRight'
  return {
    x: isLeft ? margin : picture.width - side - margin,
    y: isTop ? margin : picture.height - side - margin,
    width: side,
    height: side,
  }
}

/** The whole of a picture, as large as it fits: a shared window may change its shape during a take. */
export function fitBox(picture: Size, into: Size): Box {
  const scale = Math.min(into.width / picture.width, into.height / picture.height)
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  return { x: (into.width - width) / 2, y: (into.height - height) / 2, width, height }
}

const sizeOf = (frame: VideoFrame): Size => ({
  width: frame.displayWidth,
  height: frame.displayHeight,
})

export function drawPicture(
  canvas: OffscreenCanvas,
  screen: VideoFrame,
  camera: VideoFrame | undefined,
  place: BubblePlace,
): void {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return
  const { x, y, width, height } = fitBox(sizeOf(screen), canvas)
  if (x > 0 || y > 0) context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(screen, x, y, width, height)
  if (camera && place !== 'off') drawBubble(context, camera, bubbleBox(canvas, place))
}

/** The middle of the camera's picture. */
function drawBubble(
  context: OffscreenCanvasRenderingContext2D,
  camera: VideoFrame,
  box: Box,
): void {
  const { width, height } = sizeOf(camera)
  const side = Math.min(width, height)
  context.save()
  context.beginPath()
  context.arc(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, 0, 2 * Math.PI)
  context.clip()
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  context.drawImage(camera, left, top, side, side, box.x, box.y, box.width, box.height)
  context.restore()
}
