// Wind over a meadow.
import { wide, type Scene } from './scene'
import { cloud } from './sky'
import { box, chance, disc, fixed, line, put, shade, shape, swing, times } from './strokes'

/** Grass and the arms of the mills move. */
export const wind: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade('sky', [
      [0, '#5fb3b3'],
      [0.6, '#bfe3d6'],
      [1, '#f3f3d9'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#sky)') +
    shape('M0 470C220 400 420 430 640 470S1080 500 1280 410V720H0z', '#7fbf9a'),
  moving: (at) =>
    cloud(((at * 1600 + 300) % 1600) - 160, 120, 1) +
    cloud(((at * 1600 + 1150) % 1600) - 160, 210, 0.7) +
    mill(330, 430, 0.8, at) +
    mill(930, 420, 1.15, at + 0.11) +
    mill(640, 452, 0.5, at + 0.2) +
    shape('M0 560C260 470 520 520 760 560S1120 600 1280 520V720H0z', '#3f9474') +
    tree(170, 560, at) +
    tree(1130, 560, at + 0.2) +
    shape('M0 640C300 590 700 640 1280 610V720H0z', '#1f6a52') +
    grass(at),
}

const mill = (x: number, y: number, scale: number, at: number) =>
  put(
    shape('M-7 -220L7 -220L12 60H-12z', '#f7fbf8') +
      put(
        times(3, (n) =>
          put(
            '<path d="M-6 0C-14 -60 -8 -130 0 -160C6 -110 8 -50 6 0z" fill="#fff"/>',
            0,
            0,
            n * 120,
          ),
        ),
        0,
        -220,
        360 * at,
      ) +
      disc(0, -220, 11, '#d9e6df'),
    x,
    y,
    0,
    scale,
  )

const tree = (x: number, y: number, at: number) => {
  const lean = 10 + 8 * swing(at, 2)
  return (
    line(
      `M${x} ${y}C${x} ${y - 70} ${fixed(x + lean)} ${y - 100} ${fixed(x + lean * 1.6)} ${y - 150}`,
      '#4d3a2a',
      14,
    ) +
    disc(x + lean * 1.8, y - 170, 62, '#2c7a58') +
    disc(x + lean * 2.2 + 40, y - 140, 44, '#37906a') +
    disc(x + lean * 2 - 44, y - 136, 42, '#276c4e')
  )
}

function grass(at: number): string {
  const next = chance(12)
  return times(90, (n) => {
    const x = n * 14.4
    const height = 40 + 50 * next()
    const lean = 14 + 16 * swing(at, 3, -x / 900 + next() * 0.15)
    return shape(
      `M${fixed(x - 4)} 720Q${fixed(x)} ${fixed(720 - height * 0.6)} ${fixed(x + lean)} ${fixed(720 - height)}Q${fixed(x + 6)} ${fixed(720 - height * 0.5)} ${fixed(x + 5)} 720z`,
      n % 3 ? '#14503f' : '#2a7d5c',
    )
  })
}
