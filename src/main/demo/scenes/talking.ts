// People who talk, each in front of a wall that is out of focus.
import { person, type Person } from './person'
import { wide, type Scene } from './scene'
import { blurred, box, chance, disc, glow, shade, shape, times, vignette } from './strokes'

export const cast = {
  mira: { skin: '#e6b491', hair: '#7a4a26', cut: 'bob', coat: '#2c4f5a', collar: '#f2ede6' },
  chloe: { skin: '#e3b08d', hair: '#5a2f1e', cut: 'long', coat: '#2f7069', collar: '#1f4f4b' },
  adrian: {
    skin: '#c98d64',
    hair: '#241a16',
    cut: 'short',
    coat: '#3a4660',
    collar: '#e8e6e0',
    beard: true,
  },
  aino: { skin: '#f0c7a4', hair: '#d79b4a', cut: 'bob', coat: '#24466b', collar: '#dfe6ee' },
  elif: { skin: '#d9a47c', hair: '#3a2418', cut: 'bun', coat: '#e6e1d8', collar: '#f7f4ee' },
  gabriel: { skin: '#8a5a3c', hair: '#1d1410', cut: 'short', coat: '#c9b48a', collar: '#f1e9d8' },
  nora: { skin: '#8e5d40', hair: '#20140f', cut: 'curls', coat: '#8d3b46', collar: '#f0e4dc' },
  frida: { skin: '#eabf9c', hair: '#b4552f', cut: 'bun', coat: '#43663f', collar: '#f1eee2' },
} as const satisfies Record<string, Person>

export type CastName = keyof typeof cast
export type Wall = keyof typeof walls

interface Talk {
  readonly who: CastName
  readonly wall: Wall
  readonly x?: number
  readonly scale?: number
}

export const talking = ({ who, wall, x = 640, scale = 1.16 }: Talk): Scene => ({
  size: wide,
  loopS: 5,
  backdrop: walls[wall]() + vignette(1280, 720),
  moving: (at) => person(cast[who], { x, y: 330, scale, at }),
})

const room = (from: string, to: string) =>
  `<defs>${shade(
    'room',
    [
      [0, from],
      [1, to],
    ],
    [0.6, 1],
  )}</defs>${box(0, 0, 1280, 720, 'url(#room)')}`
const plant = (x: number, y: number) =>
  box(x - 44, y, 88, 120, '#d8d2c6', 'rx="14"') +
  [-70, -38, -8, 24, 56]
    .map((lean, at) =>
      shape(
        `M${x} ${y + 8}C${x + lean} ${y - 60} ${x + lean * 1.6} ${y - 120} ${x + lean * 1.9} ${y - 190 + at * 8}C${x + lean * 0.6} ${y - 140} ${x - 10} ${y - 70} ${x} ${y + 8}z`,
        at % 2 ? '#3f7a4e' : '#2f6340',
      ),
    )
    .join('')
const pane = (x: number, y: number, width: number, height: number, fill = '#e8eff2') =>
  box(x, y, width, height, fill) +
  box(x + width / 2 - 8, y, 16, height, '#b8c3c8') +
  box(x, y + height * 0.45, width, 12, '#b8c3c8')
const lights = (seed: number, colours: readonly string[], count = 22) => {
  const next = chance(seed)
  return times(count, (at) =>
    disc(
      1280 * next(),
      560 * next(),
      14 + 46 * next(),
      colours[at % colours.length] ?? '',
      `opacity="${0.12 + 0.3 * next()}"`,
    ),
  )
}

const walls = {
  /** A studio with shelves and a window. */
  shelves: () =>
    room('#b9b5ad', '#7c766d') +
    blurred(9, pane(50, 0, 320, 470) + box(76, 240, 120, 210, '#bcd3bd') + box(860, 110, 370, 14, '#6d4f3c') + box(860, 330, 370, 14, '#6d4f3c') +
      [[884, '#b3473a'], [914, '#4f6d53'], [946, '#d09a4a'], [976, '#39536b'], [1008, '#a65b40']].map(([x, fill], at) => box(Number(x), 34 + (at % 2) * 12, 24, 76 - (at % 2) * 12, String(fill))).join('') +
      plant(1130, 210)),
  /** An office by the water, in cold light. */
  window: () => room('#8fa6ae', '#4c5f66') + blurred(12, pane(150, 90, 360, 380, '#dfe9ee') + box(880, 200, 300, 460, '#5b4a3d') + box(900, 220, 260, 40, '#b08a55') + box(900, 310, 260, 40, '#8aa0a0') + box(900, 400, 260, 40, '#b5654a') + plant(800, 520)),
  warm: () => room('#a87f5c', '#4a3122') + blurred(14, box(80, 60, 260, 380, '#c9a27a') + box(100, 80, 220, 340, '#e0c39a') + box(940, 0, 20, 720, '#3a271b') + disc(1030, 170, 90, '#ffe3a8') + box(1016, 250, 28, 470, '#3a271b')),
  evening: () => `<defs>${glow('lamp', [[0, '#ffcf8a', 0.9], [1, '#ffcf8a', 0]])}</defs>` + room('#4a2c1c', '#150c0a') + blurred(8, lights(5, ['#ffb35a', '#e07a3a', '#ffe0a8'])),
  garden: () => room('#e7efe9', '#9db3a6') + blurred(14, box(0, 430, 1280, 300, '#8aa894') + disc(1100, 300, 210, '#5c8a68') + disc(1240, 420, 200, '#47755a') + pane(60, 60, 560, 400, '#f8fbfa')),
  night: () => room('#1f2a3d', '#0d131e') + blurred(14, box(40, 40, 150, 560, '#2d5a8c') + box(210, 0, 60, 720, '#16202e') + disc(140, 560, 130, '#2e5c41') + box(880, 80, 330, 470, '#a98a5c') + box(930, 130, 230, 370, '#c2a674')),
  slate: () => room('#4d5d73', '#222b38') + blurred(12, lights(9, ['#7fb2e8', '#c7dcf5', '#8f9fd8'], 12) + box(980, 120, 220, 340, '#33404f')),
  coral: () => room('#e9b7a2', '#a8604e') + blurred(12, disc(250, 240, 190, '#f4d2c1') + box(920, 180, 260, 420, '#8d4a3d') + plant(1010, 480)),
} // oxfmt-ignore
