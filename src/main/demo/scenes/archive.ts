// An archive that moves house.
import { person } from './person'
import { wide, type Scene } from './scene'
import { box, disc, fixed, glow, put, shade, shape, swing, times, vignette } from './strokes'
import { cast } from './talking'

const shelf = (side: 1 | -1, depth: number) => {
  const near = 640 - side * (640 - depth * 118)
  const far = 640 - side * (640 - (depth + 0.82) * 118)
  const [top, foot, topFar, footFar] = [
    -60 + depth * 62,
    760 - depth * 76,
    -60 + (depth + 0.82) * 62,
    760 - (depth + 0.82) * 76,
  ]
  const at = (part: number, y: number, yFar: number) =>
    `${fixed(near + (far - near) * part)} ${fixed(y + (yFar - y) * part)}`
  const y = (part: number) =>
    [top + (foot - top) * part, topFar + (footFar - topFar) * part] as const
  const levels = 5
  return (
    shape(
      `M${at(0, top, topFar)}L${at(1, top, topFar)}L${at(1, foot, footFar)}L${at(0, foot, footFar)}z`,
      ['#4d3826', '#443222', '#3b2c1f', '#33271d'][depth] ?? '#333',
    ) +
    times(levels, (level) =>
      times(3, (n) => {
        const from = (level + 0.18) / levels
        const to = (level + 0.9) / levels
        const [p, q] = [0.06 + n * 0.31, 0.32 + n * 0.31]
        return shape(
          `M${at(p, ...y(from))}L${at(q, ...y(from))}L${at(q, ...y(to))}L${at(p, ...y(to))}z`,
          ['#c98d4f', '#b27a40', '#d8a468', '#9c6936'][(level + n * 2 + depth) % 4] ?? '',
        )
      }),
    )
  )
}

/** Between the shelves, boxes to both sides; somebody walks towards us with one. */
export const archive: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade('hall', [
      [0, '#2a2a2e'],
      [0.5, '#8a7a62'],
      [1, '#b7a688'],
    ])}${glow('end', [
      [0, '#fff1d0', 0.8],
      [1, '#fff1d0', 0],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#hall)') +
    shape('M0 760L470 440H810L1280 760z', '#c5b596') +
    shape('M0 -60L470 190H810L1280 -60z', '#232429') +
    disc(640, 320, 300, 'url(#end)') +
    times(4, (n) => shelf(1, 3 - n) + shelf(-1, 3 - n)) +
    vignette(1280, 720, 0.4),
  moving: (at) =>
    times(3, (n) =>
      box(
        640 - (150 - n * 42),
        30 + n * 52,
        300 - n * 84,
        14 - n * 3,
        '#fff8e2',
        `rx="6" opacity="${fixed(n === 1 && swing(at, 9) * swing(at, 2) > 0.6 ? 0.4 : 0.95)}"`,
      ),
    ) +
    put(
      person(
        { ...cast.aino, coat: '#d9772c', collar: '#f3dcb8', hair: '#c98635', cut: 'short' },
        { x: 0, y: -120, scale: 0.62, at, isTalking: true },
      ) +
        box(-116, 60, 232, 140, '#c08a52', 'rx="6"') +
        box(-116, 60, 232, 26, '#a87340') +
        box(-30, 112, 60, 34, '#f1e4cb') +
        disc(-108, 120, 24, '#f0c7a4') +
        disc(108, 120, 24, '#f0c7a4'),
      640 + 10 * swing(at, 4),
      420 + 5 * Math.abs(swing(at, 4)),
      0.8 * swing(at, 4),
      1.06,
    ),
}
