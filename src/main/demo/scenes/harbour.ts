// The harbour at dawn: the sun comes up behind the hills, a boat lies on the water.
import { wide, type Scene } from './scene'
import { cloud, gull } from './sky'
import { box, chance, disc, fixed, glow, line, put, shade, shape, swing, times } from './strokes'

/** The sun comes up behind the hills; a boat lies on the water. */
export const harbour: Scene = {
  size: wide,
  loopS: 8,
  backdrop:
    `<defs>${shade('sky', [
      [0, '#54436f'],
      [0.4, '#b9747a'],
      [0.72, '#f2a77b'],
      [1, '#ffd9a0'],
    ])}${glow('sun', [
      [0, '#fff3d2', 0.95],
      [0.25, '#ffe2b0', 0.7],
      [1, '#ffc98a', 0],
    ])}</defs>` + box(0, 0, 1280, 440, 'url(#sky)'),
  moving(at) {
    const rise = 22 * swing(at / 2, 1, 0)
    const x = 880
    const y = 352 - rise
    return (
      cloud(260 + 18 * swing(at), 120, 1.1) +
      cloud(1040 - 14 * swing(at), 92, 0.8) +
      cloud(640 + 10 * swing(at), 190, 0.6) +
      disc(x, y, 330, 'url(#sun)') +
      disc(x, y, 74, '#fff0c8') +
      shape(
        'M0 440V352L120 300L250 348L390 268L560 340L700 290L860 356L1010 300L1140 340L1280 284V440z',
        '#7a5a78',
      ) +
      shape(
        'M0 440V392L160 344L330 392L470 352L640 404L820 372L960 404L1120 364L1280 398V440z',
        '#473d63',
      ) +
      house(1080, 372) +
      house(1130, 382) +
      house(70, 372) +
      house(112, 380) +
      water(at, x) +
      put(boat, 400 + 26 * swing(at), 470 + 5 * swing(at, 3), 1.8 * swing(at, 2, 0.1), 1.15) +
      put(boat, 1120 - 10 * swing(at), 440 + 2 * swing(at, 2, 0.3), 1.2 * swing(at, 3), 0.4) +
      times(3, (n) =>
        gull(
          520 + n * 92 + 60 * swing(at, 1, n * 0.08),
          150 + n * 26 + 10 * swing(at, 2, n / 3),
          swing(at, 8, n / 3),
        ),
      ) +
      quay
    )
  },
}

const house = (x: number, y: number) =>
  box(x, y, 34, 40, '#2f2947') +
  shape(`M${x - 4} ${y}L${x + 17} ${y - 20}L${x + 38} ${y}z`, '#2f2947') +
  box(x + 9, y + 12, 8, 10, '#ffd58a')

const boat =
  shape('M-6 -190L-6 -14L-96 -14C-76 -80 -42 -142 -6 -190z', '#fff6e8') +
  shape('M6 -172L6 -14L72 -14C62 -72 38 -128 6 -172z', '#f1cdb2') +
  box(-4, -200, 7, 204, '#3a2c3c') +
  shape('M-118 0H118C102 44 74 52 56 54H-62C-92 48 -112 22 -118 0z', '#2b2440') +
  box(-112, 4, 222, 8, '#d97757') +
  shape('M-62 56H56L34 92H-48z', '#2b2440', 'opacity=".35"')

const quay =
  shape('M0 720V640L300 652L330 720z', '#1d1a2e') +
  box(60, 560, 18, 90, '#1d1a2e') +
  box(190, 572, 18, 90, '#1d1a2e') +
  line('M69 576Q130 620 199 588', '#1d1a2e', 5)

function water(at: number, sunX: number): string {
  const next = chance(4)
  return (
    `<defs>${shade('sea', [
      [0, '#c98a7c'],
      [0.25, '#7c6b8c'],
      [1, '#2a3558'],
    ])}</defs>` +
    box(0, 438, 1280, 282, 'url(#sea)') +
    times(26, (n) => {
      const y = 446 + n * 9
      const width = (40 + 100 * next()) * (0.5 + n / 26)
      return box(
        sunX - width / 2 + 24 * swing(at, 2, next()),
        y,
        width,
        3.4,
        '#ffe2b0',
        `rx="2" opacity="${fixed(0.75 - n * 0.02)}"`,
      )
    }) +
    times(24, (n) =>
      box(
        1280 * next() + 16 * swing(at, 1, next()),
        470 + n * 10,
        50 + 70 * next(),
        3,
        '#f6d9c8',
        'rx="2" opacity=".16"',
      ),
    )
  )
}
