// A dark room in which films get their colours.
import { wide, type Scene } from './scene'
import { box, disc, glow, line, put, shade, shape, swing, times } from './strokes'

const bars = ['#c9c9c4', '#c4c23c', '#3cbcbb', '#3cb446', '#b53cb4', '#b8373a', '#3a3fb5']

/** Somebody grades a film by a screen with bars. */
export const grading: Scene = {
  size: wide,
  loopS: 5,
  backdrop:
    `<defs>${shade('dark', [
      [0, '#1c2029'],
      [1, '#0c0e13'],
    ])}${glow('shine', [
      [0, '#8fb0e8', 0.35],
      [1, '#8fb0e8', 0],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#dark)') +
    disc(640, 250, 560, 'url(#shine)') +
    box(270, 60, 740, 420, '#05070a', 'rx="16"') +
    bars.map((fill, n) => box(290 + n * 100, 80, 100, 280, fill)).join('') +
    bars
      .toReversed()
      .map((fill, n) => box(290 + n * 100, 360, 100, 30, n % 2 ? '#15171c' : fill))
      .join('') +
    times(10, (n) => box(290 + n * 70, 390, 70, 70, `rgb(${n * 26},${n * 26},${n * 27})`)) +
    box(590, 480, 100, 60, '#0a0c10') +
    box(0, 600, 1280, 120, '#20242d') +
    box(0, 594, 1280, 10, '#323845'),
  moving: (at) =>
    box(290 + 700 * at, 80, 4, 380, '#fff', 'opacity=".7"') +
    times(3, (n) =>
      put(
        disc(0, 0, 50, '#2b303b') +
          disc(0, 0, 34, '#3d4452') +
          disc(0, -20, 7, ['#ff6a5a', '#57d07a', '#5a8cff'][n] ?? ''),
        860 + n * 124,
        650,
        120 * swing(at, 1, n / 3),
      ),
    ) +
    times(12, (n) =>
      box(
        80 + n * 24,
        664 - 46 * Math.abs(swing(at, 3, n / 12)),
        14,
        46 * Math.abs(swing(at, 3, n / 12)) + 4,
        n > 9 ? '#ff6a5a' : '#57d07a',
        'rx="2"',
      ),
    ) +
    put(
      shape('M-190 300C-180 130 -90 90 0 90S180 130 190 300z', '#0a0d14') +
        box(-40, 20, 80, 90, '#151a24') +
        `<ellipse cx="0" cy="0" rx="78" ry="92" fill="#151a24"/>` +
        shape('M-86 0C-96 -120 96 -120 86 0L70 40C60 -20 -60 -20 -70 40z', '#0a0d14') +
        line('M-84 -10C-84 -120 84 -120 84 -10', '#3d4452', 12) +
        box(-104, -16, 30, 70, '#3d4452', 'rx="12"') +
        box(74, -16, 30, 70, '#3d4452', 'rx="12"'),
      560 + 10 * swing(at),
      520 + 3 * swing(at, 2),
      2 * swing(at),
    ),
}
