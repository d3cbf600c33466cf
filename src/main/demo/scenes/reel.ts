// An old film, in 4:3.
import { type Scene } from './scene'
import { box, disc, fixed, glow, line, put, shade, shape, swing, times, vignette } from './strokes'

/** Old film on a reel, in the light of a projector. */
export const reel: Scene = {
  size: { width: 640, height: 480 },
  loopS: 3,
  backdrop:
    `<defs>${shade('wall', [
      [0, '#7a5f3e'],
      [1, '#2c2013'],
    ])}${glow('light', [
      [0, '#ffe6b0', 0.8],
      [1, '#ffe6b0', 0],
    ])}</defs>` +
    box(0, 0, 640, 480, 'url(#wall)') +
    disc(470, 150, 300, 'url(#light)') +
    times(
      3,
      (row) =>
        box(360, 70 + row * 110, 260, 10, '#4a341f') +
        times(6, (n) =>
          box(
            372 + n * 40,
            20 + row * 110 - (n % 2) * 6,
            30,
            50 + (n % 2) * 6,
            ['#a8824e', '#8a6438', '#c49a62'][(n + row) % 3] ?? '',
            'rx="3"',
          ),
        ),
    ) +
    box(0, 410, 640, 70, '#3a2816') +
    vignette(640, 480, 0.6),
  moving: (at) =>
    `<defs>${shade(
      'beam',
      [
        [0, '#fff3cf', 0.6],
        [1, '#fff3cf', 0],
      ],
      [1, 0],
    )}</defs>` +
    shape(
      'M330 246L640 120V400L330 276z',
      'url(#beam)',
      `opacity="${fixed(0.8 + 0.2 * swing(at, 9))}"`,
    ) +
    put(wheel, 120, 130, 240 * at) +
    put(wheel, 262, 130, 240 * at, 0.78) +
    box(70, 210, 240, 130, '#2b2f36', 'rx="12"') +
    box(306, 236, 40, 52, '#3d434d', 'rx="6"') +
    line('M130 340L90 430M250 340L290 430', '#2b2f36', 14) +
    disc(104, 246, 9, swing(at, 3) > 0 ? '#ff6a4a' : '#7a2b1d') +
    line('M120 216C150 190 230 190 262 190', '#1b1d22', 5),
}

const wheel =
  disc(0, 0, 88, '#1d2026') +
  disc(0, 0, 76, '#6a4b2c') +
  disc(0, 0, 56, '#2b2f36') +
  times(5, (n) => put(disc(0, -34, 14, '#8a7452'), 0, 0, n * 72)) +
  disc(0, 0, 10, '#c9ced8')
