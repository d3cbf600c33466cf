// Five ridges behind each other, two people who walk.
import { wide, type Scene } from './scene'
import { gull } from './sky'
import { blurred, box, chance, disc, fixed, line, put, shade, shape, swing, times } from './strokes'

/** Five ridges behind each other; mist moves between them. */
export const ridge: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade('sky', [
      [0, '#a9cdea'],
      [0.55, '#dcebf3'],
      [1, '#f6e7d8'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#sky)') +
    disc(960, 170, 70, '#fff7e2') +
    blurred(30, disc(960, 170, 120, '#fff2d0', 'opacity=".8"')),
  moving: (at) =>
    peaks(1, 250, 150, '#a9c6de', 4 * swing(at), true) +
    mist(at, 372, 0.5) +
    peaks(2, 350, 130, '#7ba5c7', 9 * swing(at)) +
    mist(at + 0.3, 470, 0.4) +
    peaks(3, 450, 120, '#4d7da6', 15 * swing(at)) +
    peaks(4, 545, 100, '#2b567f', 23 * swing(at)) +
    peaks(5, 640, 70, '#15344f', 34 * swing(at)) +
    put(hiker, 460 + 34 * swing(at), 606 + 2 * swing(at, 6), 0, 1) +
    put(hiker, 540 + 34 * swing(at), 616 + 2 * swing(at, 6, 0.3), 0, 0.86) +
    times(2, (n) =>
      gull(700 + n * 80 + 80 * swing(at, 1, 0.1 * n), 130 + 30 * n, swing(at, 7, n / 2)),
    ),
}

const hiker =
  disc(0, -58, 9, '#0d2436') +
  shape('M-10 -46H10L13 -8H-13z', '#d8542f') +
  box(-16, -44, 10, 26, '#0d2436', 'rx="4"') +
  line('M-6 -8L-9 22M6 -8L10 22M14 -36L26 22', '#0d2436', 5)

const mist = (at: number, y: number, opacity: number) =>
  `<ellipse cx="${fixed(500 + 120 * swing(at))}" cy="${y}" rx="620" ry="34" fill="#fff" opacity="${opacity * 0.6}"/>`

function peaks(
  seed: number,
  y: number,
  height: number,
  fill: string,
  shift: number,
  hasSnow = false,
): string {
  const next = chance(seed * 77)
  const points = Array.from(
    { length: 15 },
    (_, n) => [n * 104 - 88, y + (n % 2 ? 0.55 : -0.45) * height * (0.5 + next())] as const,
  )
  const path = points.map(([x, top]) => `L${fixed(x)} ${fixed(top)}`).join('')
  const snow = points
    .map(([x, top], n) =>
      n % 2
        ? ''
        : shape(
            `M${fixed(x)} ${fixed(top)}L${fixed(x - 28)} ${fixed(top + 38)}L${fixed(x - 8)} ${fixed(top + 27)}L${fixed(x + 8)} ${fixed(top + 40)}L${fixed(x + 28)} ${fixed(top + 34)}z`,
            '#fff',
          ),
    )
    .join('')
  return put(shape(`M-120 720V${y}${path}L1400 ${y}V720z`, fill) + (hasSnow ? snow : ''), shift, 0)
}
