// A screen with figures.
import { wide, type Scene } from './scene'
import { box, chance, disc, fixed, line, put, shade, shape, swing, times } from './strokes'

/** Figures of a week: a line grows, cards change. */
export const dashboard: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade(
      'blue',
      [
        [0, '#5a4bff'],
        [1, '#39b6ff'],
      ],
      [1, 1],
    )}</defs>` +
    box(0, 0, 1280, 720, 'url(#blue)') +
    box(150, 76, 990, 580, '#1d2a6b', 'rx="20" opacity=".25"') +
    box(140, 60, 1000, 580, '#fff', 'rx="18"') +
    box(140, 60, 220, 580, '#f2f4f9', 'rx="18"') +
    times(6, (n) =>
      box(176, 130 + n * 48, n === 1 ? 130 : 100, 14, n === 1 ? '#2c5fdd' : '#c6ccda', 'rx="7"'),
    ) +
    box(400, 100, 240, 22, '#20263a', 'rx="6"') +
    times(
      3,
      (n) =>
        box(400 + n * 240, 150, 210, 110, '#eef1f8', 'rx="12"') +
        box(424 + n * 240, 176, 90, 12, '#aab1c4', 'rx="6"'),
    ),
  moving(at) {
    const next = chance(6)
    const points = Array.from(
      { length: 9 },
      (_, n) => [400 + n * 86, 560 - n * 22 - 60 * next() - 16 * swing(at, 1, n / 9)] as const,
    )
    const path = points.map(([x, y], n) => `${n ? 'L' : 'M'}${fixed(x)} ${fixed(y)}`).join('')
    const seen = Math.min(8, Math.floor(at * 9))
    const [x, y] = points[seen] ?? [400, 500]
    return (
      `<defs>${shade('under', [
        [0, '#3f6bf0', 0.35],
        [1, '#3f6bf0', 0],
      ])}</defs>` +
      times(4, (n) => line(`M400 ${320 + n * 76}H1090`, '#e6eaf3', 2)) +
      shape(`${path}V590H400z`, 'url(#under)') +
      line(path, '#2c5fdd', 7, 'stroke-linejoin="round"') +
      disc(x, y, 20, '#2c5fdd', 'opacity=".2"') +
      disc(x, y, 11, '#fff') +
      disc(x, y, 7, '#2c5fdd') +
      times(3, (n) =>
        box(
          424 + n * 240,
          206,
          90 + 50 * swing(at, 1, n / 3),
          26,
          ['#2c5fdd', '#20263a', '#20a06b'][n] ?? '',
          'rx="8"',
        ),
      ) +
      put(
        shape('M0 0L0 44L11 34L19 52L28 48L20 31L34 30z', '#14171f') +
          line('M0 0L0 44L11 34L19 52L28 48L20 31L34 30z', '#fff', 3),
        x + 14 + 60 * swing(at, 1),
        y + 20 + 20 * swing(at, 2),
      )
    )
  },
}
