// A meeting.
import { person } from './person'
import { wide, type Scene } from './scene'
import { steam } from './steam'
import { blurred, box, line, put, shade, shape, times } from './strokes'
import { cast } from './talking'

/** Four people at a table, one of whom speaks at a time. */
export const meeting: Scene = {
  size: wide,
  loopS: 8,
  backdrop:
    `<defs>${shade('room', [
      [0, '#f3ece2'],
      [1, '#c9b8a2'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#room)') +
    blurred(
      10,
      box(60, 40, 470, 300, '#fbf8f2') +
        box(700, 40, 480, 300, '#cfe0ea') +
        box(930, 40, 14, 300, '#fff'),
    ) +
    box(110, 90, 200, 16, '#2c5fdd', 'rx="8"') +
    box(110, 128, 330, 10, '#aab6c9', 'rx="5"') +
    box(110, 154, 280, 10, '#aab6c9', 'rx="5"') +
    times(5, (n) =>
      box(
        130 + n * 62,
        300 - 22 * (n + 1),
        36,
        22 * (n + 1),
        n === 4 ? '#2c5fdd' : '#c6d5f2',
        'rx="4"',
      ),
    ),
  moving: (at) =>
    (
      [
        ['frida', 190],
        ['gabriel', 490],
        ['mira', 790],
        ['adrian', 1090],
      ] as const
    )
      .map(([who, x], n) =>
        person(cast[who], {
          x,
          y: 380,
          scale: 0.66,
          at,
          phase: n * 0.21,
          isTalking: Math.floor(at * 4) === n,
        }),
      )
      .join('') +
    shape('M-20 720V600C300 560 980 560 1300 600V720z', '#7a5233') +
    shape('M-20 612V598C300 558 980 558 1300 598V612C980 572 300 572 -20 612z', '#9a6d48') +
    put(
      box(-90, -56, 180, 6, '#39404f') +
        shape('M-84 -50H84L104 10H-104z', '#39404f') +
        box(-76, -44, 152, 44, '#5f7fb8'),
      340,
      650,
    ) +
    put(cup, 660, 640) +
    put(cup, 980, 646) +
    box(760, 640, 130, 10, '#fff', 'rx="3" transform="rotate(-4 820 640)"') +
    steam(660, 590, at * 2, '#fff') +
    steam(980, 596, at * 2 + 0.5, '#fff'),
}

const cup = shape('M-22 -30H22L16 14H-16z', '#fff') + line('M22 -22C40 -22 40 2 19 2', '#fff', 6)
