// Where the logo of a program stands. The preview and the film read it here.
interface Size {
  readonly width: number
  readonly height: number
}

/** Its distance from the edges, in parts of the shorter side. */
const insetPercent = 4

/** In pixels: how wide the logo is, and how far from the edges; its height follows from its own shape. */
export function logoInset({ width, height }: Size, percent: number) {
  const shorter = Math.min(width, height)
  return {
    size: Math.max(2, Math.round((shorter * percent) / 100)),
    inset: Math.round((shorter * insetPercent) / 100),
  }
}
