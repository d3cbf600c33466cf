// People before a stage.
import { wide, type Scene } from './scene'
import { box, disc, fixed, glow, line, put, shade, shape, swing, times } from './strokes'

/** People before a stage, hands up. */
export const crowd: Scene = {
  size: wide,
  loopS: 5,
  backdrop:
    `<defs>${shade('dusk', [
      [0, '#1b2a49'],
      [0.55, '#4363d8'],
      [1, '#f4a97b'],
    ])}${glow('sun', [
      [0, '#ffe6b8', 0.9],
      [1, '#ffd08a', 0],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#dusk)') +
    disc(640, 430, 430, 'url(#sun)'),
  moving: (at) =>
    times(5, (n) =>
      put(
        shape('M-16 0H16L120 620H-120z', '#ffe9c4', 'opacity=".16"'),
        160 + n * 240,
        -10,
        12 * swing(at, 1, n / 5),
      ),
    ) +
    times(36, (n) => {
      const part = (at + n * 0.29) % 1
      return put(
        box(-6, -3, 12, 6, ['#ff6a8a', '#ffd166', '#6fe0c6', '#b18cff'][n % 4] ?? ''),
        (n * 211) % 1280,
        720 * part,
        400 * part + n * 30,
      )
    }) +
    row(at, 13, 500, 0.7, '#5a4a8a') +
    row(at + 0.17, 11, 590, 0.9, '#37346b') +
    row(at + 0.4, 9, 690, 1.2, '#191a3d'),
}

const row = (at: number, count: number, y: number, scale: number, fill: string) =>
  times(count, (n) =>
    put(
      fan(fill, n % 3 !== 1, 16 * swing(at, 2, n * 0.37)),
      (n + 0.5) * (1280 / count) + 12 * swing(n, 0.37),
      y - 16 * Math.abs(swing(at, 2, n * 0.23)),
      0,
      scale,
    ),
  )

const fan = (fill: string, hasHands: boolean, wave: number) =>
  disc(0, -60, 34, fill) +
  shape('M-62 160C-66 20 -40 -14 0 -16S66 20 62 160z', fill) +
  (hasHands
    ? line(
        `M-44 20C-70 -30 -70 -90 ${fixed(-62 + wave)} -140M44 20C70 -30 70 -90 ${fixed(62 + wave)} -140`,
        fill,
        20,
      )
    : '')
