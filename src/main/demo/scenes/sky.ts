// What stands or flies in several skies.
import { fixed, line, put } from './strokes'

export const cloud = (x: number, y: number, scale: number) =>
  put(
    '<path d="M-150 20C-150 -6 -100 -16 -84 -10C-70 -46 -8 -50 10 -20C40 -44 92 -26 92 0C130 -6 160 8 160 20z" fill="#ffe3d0" opacity=".55"/>',
    x,
    y,
    0,
    scale,
  )

export const gull = (x: number, y: number, wing: number) =>
  line(
    `M${fixed(x - 16)} ${fixed(y - 5 - 5 * wing)}Q${fixed(x - 6)} ${fixed(y - 10)} ${fixed(x)} ${fixed(y)}Q${fixed(x + 6)} ${fixed(y - 10)} ${fixed(x + 16)} ${fixed(y - 5 - 5 * wing)}`,
    '#3d3357',
    3.4,
  )
