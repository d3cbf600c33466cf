// A city at night.
import { wide, type Scene } from './scene'
import { blurred, box, chance, disc, fixed, line, shade, swing, times } from './strokes'

/** Windows go on and off, the moon stands above. */
export const city: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade('sky', [
      [0, '#2d2a63'],
      [0.55, '#a4508b'],
      [1, '#f2a77b'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#sky)') +
    blurred(24, disc(930, 240, 120, '#ffe2b0', 'opacity=".5"')) +
    disc(930, 240, 84, '#ffe2b0') +
    towers(1, 300, '#6b4b8d', 0),
  moving: (at) =>
    times(9, (n) =>
      disc(
        120 + n * 131,
        60 + ((n * 53) % 130),
        2.2,
        '#fff',
        `opacity="${fixed(0.5 + 0.5 * swing(at, 2, n / 9))}"`,
      ),
    ) +
    towers(2, 380, '#3b2d69', at + 0.01) +
    towers(3, 480, '#1d1a3f', at + 0.01) +
    times(10, (n) => car((n * 128 + 1280 * at) % 1280, 700, '#ffe9b8')) +
    times(10, (n) => car(1280 - ((n * 128 + 1280 * at) % 1280), 712, '#ff6a55')) +
    disc(
      ((at * 1500 + 400) % 1500) - 100,
      130 + 20 * swing(at),
      4,
      swing(at, 6) > 0 ? '#ff7a6a' : '#fff',
    ),
}

const car = (x: number, y: number, fill: string) => box(x, y, 22, 4, fill, 'rx="2"')

/** Their windows, where something moves: at 0 none. */
function towers(seed: number, y: number, fill: string, at: number): string {
  const next = chance(seed * 31)
  let drawn = ''
  for (let x = -20; x < 1280;) {
    const width = 56 + 70 * next()
    const top = y + 120 * (next() - 0.5)
    drawn += box(x, top, width, 740 - top, fill)
    if (seed > 1 && next() > 0.6)
      drawn +=
        line(`M${fixed(x + width / 2)} ${fixed(top)}V${fixed(top - 44)}`, fill, 5) +
        disc(x + width / 2, top - 46, 4, swing(at, 3, next()) > 0 ? '#ff6a6a' : '#6b2b45')
    const lowest = at > 0 ? 690 : 0
    for (let row = top + 18; row < lowest; row += 24)
      for (let column = x + 12; column < x + width - 14; column += 20) {
        const chanceOfLight = next()
        if (chanceOfLight > 0.62 && swing(at, 1, next()) < 0.9)
          drawn += box(
            column,
            row,
            8,
            12,
            chanceOfLight > 0.9 ? '#fff1c4' : '#ffcf7d',
            'opacity=".9"',
          )
      }
    x += width + 2 + 10 * next()
  }
  return drawn
}
