// Draws one frame as the film will show it, from the same recipe.
import type { DrawnWords, Picture, Recipe } from '../../timeline'
import type { Layout } from '../../words'
import { logoInset } from '../../logo'

/** A decoded picture, in the size in which it is displayed. */
export interface Shown {
  readonly width: number
  readonly height: number
  draw(pen: CanvasRenderingContext2D, from: Box, to: Box): void
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Materials {
  /** What a picture shows at a frame of the chunk; undefined: it is not there yet. */
  pictureOf(picture: Picture, frame: number): Shown | undefined
  layoutOf(words: DrawnWords): Layout | undefined
  logo?: Shown | undefined
  drawText(pen: CanvasRenderingContext2D, layout: Layout, frame: number, frames: number): void
}

/** @param scratch of the same size, for what is mixed */
export function drawFrame(
  pen: CanvasRenderingContext2D,
  scratch: CanvasRenderingContext2D,
  recipe: Recipe,
  frame: number,
  materials: Materials,
): void {
  const { width, height, pictures, words = [] } = recipe
  pen.save()
  pen.scale(pen.canvas.width / width, pen.canvas.height / height)
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, height)
  const seen = pictures.filter(({ at, frames }) => frame >= at && frame < at + frames)
  for (const [place, picture] of seen.entries()) {
    if (place === 0) drawPicture(pen, picture, recipe, frame, materials)
    else {
      // The first one fades into the second over exactly the frames that both have.
      const before = seen[place - 1]!
      const shared = before.at + before.frames - picture.at
      scratch.save()
      scratch.clearRect(0, 0, scratch.canvas.width, scratch.canvas.height)
      scratch.scale(scratch.canvas.width / width, scratch.canvas.height / height)
      scratch.fillStyle = '#000'
      scratch.fillRect(0, 0, width, height)
      drawPicture(scratch, picture, recipe, frame, materials)
      scratch.restore()
      pen.globalAlpha = Math.min(1, (frame - picture.at) / shared)
      pen.drawImage(scratch.canvas, 0, 0, width, height)
      pen.globalAlpha = 1
    }
  }
  drawLogo(pen, recipe, materials)
  drawWords(pen, words, frame, materials)
  pen.restore()
}

function drawPicture(
  pen: CanvasRenderingContext2D,
  picture: Picture,
  recipe: Recipe,
  frame: number,
  materials: Materials,
): void {
  const shown = picture.source.kind === 'none' ? undefined : materials.pictureOf(picture, frame)
  if (shown) {
    const { from, to } = placed(shown, picture, recipe)
    shown.draw(pen, from, to)
  }
  drawWords(pen, picture.words ?? [], frame, materials)
  const dark = darknessOf(picture, frame)
  if (dark > 0) {
    pen.fillStyle = `rgb(0 0 0 / ${dark})`
    pen.fillRect(0, 0, recipe.width, recipe.height)
  }
}

/** Which part of a picture is seen, and where: cut off or with black beside it. */
export function placed(
  { width, height }: Pick<Shown, 'width' | 'height'>,
  { fit, focus = { x: 0.5, y: 0.5 } }: Pick<Picture, 'fit' | 'focus'>,
  size: { readonly width: number; readonly height: number },
): { readonly from: Box; readonly to: Box } {
  const whole = { x: 0, y: 0, width, height }
  if (fit === 'fit') {
    const scale = Math.min(size.width / width, size.height / height)
    const shown = { width: width * scale, height: height * scale }
    return {
      from: whole,
      to: { x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2, ...shown },
    }
  }
  const scale = Math.max(size.width / width, size.height / height)
  const part = { width: size.width / scale, height: size.height / scale }
  return {
    from: { x: (width - part.width) * focus.x, y: (height - part.height) * focus.y, ...part },
    to: { x: 0, y: 0, ...size },
  }
}

/** 0..1: how far a picture has gone into black, or come out of it. */
export function darknessOf({ at, frames, fadeIn, fadeOut }: Picture, frame: number): number {
  const k = frame - at
  const comes = fadeIn ? Math.max(0, 1 - k / fadeIn) : 0
  const goes = fadeOut ? Math.max(0, (k - (frames - fadeOut)) / fadeOut) : 0
  return Math.min(1, Math.max(comes, goes))
}

function drawWords(
  pen: CanvasRenderingContext2D,
  all: readonly DrawnWords[],
  frame: number,
  { layoutOf, drawText }: Materials,
): void {
  for (const words of all) {
    if (frame < words.at || frame >= words.at + words.frames) continue
    const layout = layoutOf(words)
    if (layout) drawText(pen, layout, words.frame + frame - words.at, words.of)
  }
}

function drawLogo(pen: CanvasRenderingContext2D, recipe: Recipe, { logo: shown }: Materials): void {
  const { logo, width, height } = recipe
  if (!logo || !shown) return
  const { size, inset } = logoInset(recipe, logo.percent)
  const high = (size * shown.height) / shown.width
  shown.draw(
    pen,
    { x: 0, y: 0, width: shown.width, height: shown.height },
    {
      x: logo.corner.endsWith('Left') ? inset : width - size - inset,
      y: logo.corner.startsWith('top') ? inset : height - high - inset,
      width: size,
      height: high,
    },
  )
}
