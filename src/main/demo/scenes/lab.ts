// Six glasses of colour.
import { wide, type Scene } from './scene'
import {
  blurred,
  box,
  disc,
  fixed,
  line,
  put,
  shade,
  shape,
  swing,
  times,
  vignette,
} from './strokes'

/** Colours rise in six glasses. */
export const lab: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade('room', [
      [0, '#eff6fa'],
      [1, '#bcd3df'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#room)') +
    blurred(
      22,
      box(90, 40, 380, 330, '#fff') +
        disc(1090, 230, 150, '#8fb9d2') +
        box(600, 90, 220, 300, '#dbe8ef'),
    ) +
    vignette(1280, 720, 0.16),
  moving: (at) =>
    box(140, 566, 1000, 34, '#8fa6b5', 'rx="10"') +
    box(140, 586, 1000, 60, '#c6d6df', 'rx="10"') +
    box(0, 646, 1280, 74, '#dfe9ee') +
    tubes
      .map((colour, n) =>
        tube(
          265 + n * 150,
          colour,
          0.42 + 0.12 * Math.abs(((n * 5) % 6) - 2) + 0.1 * swing(at, 1, n / 6),
          at + n / 6,
        ),
      )
      .join('') +
    put(
      line('M0 -210V-60', '#7d93a1', 12) +
        box(-16, -250, 32, 70, '#e46a5a', 'rx="14"') +
        shape('M-8 -62H8L0 -36z', '#bfe0ea'),
      565,
      210 + 26 * swing(at, 1),
    ) +
    drop(565, 190 + 26 * swing(at, 1), at),
}

const tubes = ['#35b6c4', '#3f7fe0', '#e0709a', '#8a63d6', '#3fae72', '#f2973c']

function tube(x: number, colour: string, full: number, at: number): string {
  const level = 560 - 280 * full
  const wave = 5 * swing(at, 2)
  return (
    box(x - 36, 200, 72, 380, '#fff', 'rx="36" opacity=".55"') +
    shape(
      `M${x - 30} ${fixed(level + wave)}Q${x} ${fixed(level - wave)} ${x + 30} ${fixed(level + wave * 0.4)}V545A30 30 0 0 1 ${x - 30} 545z`,
      colour,
      'opacity=".92"',
    ) +
    times(3, (n) => {
      const part = (at * 2 + n / 3) % 1
      return disc(
        x - 12 + n * 12,
        560 - (560 - level - 14) * part,
        4 + n,
        '#fff',
        `opacity="${fixed(0.6 * (1 - part))}"`,
      )
    }) +
    box(x - 24, 220, 10, 300, '#fff', 'rx="5" opacity=".7"') +
    line(`M${x - 38} 202H${x + 38}`, '#fff', 8)
  )
}

const drop = (x: number, y: number, at: number) => {
  const part = (at * 3) % 1
  return disc(x, y + 180 * part * part, 7, tubes[2] ?? '', `opacity="${part > 0.9 ? 0 : 1}"`)
}
