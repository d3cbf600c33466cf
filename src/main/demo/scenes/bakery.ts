// A bakery in the morning.
import { person } from './person'
import { wide, type Scene } from './scene'
import { steam } from './steam'
import { box, disc, fixed, glow, line, put, shade, shape, swing, times, vignette } from './strokes'
import { cast } from './talking'

const loaf = (x: number, y: number, scale = 1, fill = '#d98f45') =>
  put(
    shape('M-46 0C-52 -40 52 -40 46 0C46 8 -46 8 -46 0z', fill) +
      shape('M-36 -12C-24 -30 24 -30 36 -12C20 -22 -20 -22 -36 -12z', '#f3bd79') +
      times(3, (n) => line(`M${-22 + n * 20} -22L${-12 + n * 20} -8`, '#a8612a', 4)),
    x,
    y,
    0,
    scale,
  )

/** Shelves of bread, the oven's light, steam over fresh loaves. */
export const bakery: Scene = {
  size: wide,
  loopS: 5,
  backdrop:
    `<defs>${shade(
      'wall',
      [
        [0, '#3a2013'],
        [0.6, '#6b3c1d'],
        [1, '#4a2815'],
      ],
      [1, 0.4],
    )}${glow('heat', [
      [0, '#ff9a3a', 0.75],
      [1, '#ff7a1a', 0],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#wall)') +
    disc(960, 270, 520, 'url(#heat)') +
    times(
      3,
      (row) =>
        box(50, 128 + row * 108, 470, 12, '#2c1810') +
        times(5, (n) => loaf(104 + n * 92, 124 + row * 108, 0.86, n % 2 ? '#c97b35' : '#e0a055')),
    ) +
    box(760, 90, 430, 340, '#17100d', 'rx="18"') +
    box(784, 114, 382, 240, '#2a1510', 'rx="10"') +
    times(4, (n) => disc(830 + n * 40, 392, 9, '#5b4436')) +
    vignette(1280, 720, 0.4),
  moving: (at) =>
    box(
      800,
      130,
      350,
      208,
      '#ff8f2a',
      `rx="8" opacity="${fixed(0.85 + 0.1 * swing(at, 7) * swing(at, 3))}"`,
    ) +
    box(800, 240, 350, 98, '#ffc862', `rx="8" opacity="${fixed(0.5 + 0.15 * swing(at, 5))}"`) +
    times(4, (n) => loaf(852 + n * 82, 316, 0.74 + 0.02 * swing(at, 1, n / 4), '#c8741f')) +
    box(800, 316, 350, 7, '#7a3c10') +
    person(
      { ...cast.frida, coat: '#f0ebe1', collar: '#fffaf0' },
      { x: 560 + 8 * swing(at), y: 345, scale: 0.82, at },
    ) +
    box(0, 600, 1280, 120, '#6b3f20') +
    box(0, 592, 1280, 16, '#8d5830') +
    times(5, (n) => loaf(150 + n * 100, 594, 1.05, n % 2 ? '#d98f45' : '#c77f38')) +
    times(3, (n) => loaf(860 + n * 120, 594, 1.2, '#e0a055')) +
    times(5, (n) => steam(880 + n * 66, 540, at + n * 0.2)),
}
