// A stage.
import { person } from './person'
import { wide, type Scene } from './scene'
import { box, disc, put, shade, shape, swing, times } from './strokes'
import { cast } from './talking'

/** Somebody on a stage before many; beams move. */
export const stage: Scene = {
  size: wide,
  loopS: 6,
  backdrop:
    `<defs>${shade('dark', [
      [0, '#0b1020'],
      [1, '#161b3a'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#dark)') +
    box(0, 560, 1280, 160, '#0a0d18'),
  moving: (at) =>
    `<defs>${[
      ['blue', '#4a63ff'],
      ['white', '#e9ecff'],
      ['violet', '#a24dff'],
    ]
      .map(([id = '', colour = '']) =>
        shade(id, [
          [0, colour, 0.75],
          [1, colour, 0],
        ]),
      )
      .join('')}</defs>` +
    beam(250, -10 + 9 * swing(at), 'blue') +
    beam(640, 4 * swing(at, 1, 0.3), 'white') +
    beam(1030, 10 + 9 * swing(at, 1, 0.5), 'violet') +
    box(360, 90, 560, 270, '#2450cf', 'rx="8"') +
    box(416, 146, 270, 34, '#fff', 'rx="6"') +
    box(416, 206, 300 + 60 * swing(at, 1), 18, '#a9c4ff', 'rx="6"') +
    box(416, 246, 300, 18, '#a9c4ff', 'rx="6"') +
    times(4, (n) =>
      box(
        760 + n * 32,
        320 - (40 + 30 * n * (0.6 + 0.4 * swing(at, 1, n / 8))),
        20,
        40 + 30 * n * (0.6 + 0.4 * swing(at, 1, n / 8)),
        '#7fa4ff',
        'rx="4"',
      ),
    ) +
    person(
      { ...cast.adrian, coat: '#11161f', collar: '#e8e6e0' },
      { x: 640 + 30 * swing(at), y: 420, scale: 0.5, at },
    ) +
    shape('M560 560H720L740 720H540z', '#070910', 'opacity=".6"') +
    times(22, (n) =>
      disc(30 + n * 60, 700 + 8 * swing(n / 5, 1) + 3 * swing(at, 2, n / 7), 40, '#05070d'),
    ) +
    times(20, (n) => disc(n * 68, 742 + 3 * swing(at, 2, n / 5), 50, '#020308')),
}

const beam = (x: number, turn: number, fill: string) =>
  put(shape('M-30 0H30L190 640H-190z', `url(#${fill})`), x, -20, -turn)
