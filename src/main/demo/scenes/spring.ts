// A spring, upright, for telephones.
import { person } from './person'
import { type Scene } from './scene'
import { box, chance, disc, glow, line, put, shade, shape, swing, times } from './strokes'
import { cast } from './talking'

/** For telephones: under a tree in blossom. */
export const spring: Scene = {
  size: { width: 720, height: 1280 },
  loopS: 4.5,
  backdrop:
    `<defs>${shade('sky', [
      [0, '#7d6bd6'],
      [0.45, '#f08fb0'],
      [1, '#ffd6a8'],
    ])}${glow('sun', [
      [0, '#fff4d6', 0.9],
      [1, '#ffd9a0', 0],
    ])}</defs>` +
    box(0, 0, 720, 1280, 'url(#sky)') +
    disc(540, 620, 420, 'url(#sun)') +
    disc(540, 620, 96, '#fff1cf') +
    shape('M0 900C160 830 320 880 470 850S660 830 720 860V1280H0z', '#c97a95') +
    shape('M0 990C200 930 420 1000 720 950V1280H0z', '#8a5a86'),
  moving: (at) => {
    const next = chance(15)
    return (
      line('M-20 1100C60 900 40 620 90 420C120 300 220 220 320 150', '#4d2f45', 44) +
      line('M86 460C180 400 300 400 420 330M70 620C160 560 230 570 300 520', '#4d2f45', 22) +
      times(46, (n) =>
        disc(
          470 * next() * (0.3 + next()) + 5 * swing(at, 1, n / 46),
          90 + 460 * next() + 6 * swing(at, 2, n / 23),
          30 + 34 * next(),
          ['#ffd3e2', '#ffb6cf', '#ff9cbd', '#ffe9f0'][n % 4] ?? '',
          'opacity=".92"',
        ),
      ) +
      person(cast.elif, { x: 400, y: 700, scale: 1.02, at }) +
      times(16, (n) => {
        const part = (at + n / 16 + next()) % 1
        return put(
          '<ellipse rx="11" ry="6" fill="#ffe0ea"/>',
          720 * next() + 60 * swing(part, 1),
          1300 * part,
          360 * part + n * 40,
        )
      })
    )
  },
}
