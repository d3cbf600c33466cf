// A camera close by.
import { bokeh, drifting } from './bokeh'
import { wide, type Scene } from './scene'
import { blurred, box, disc, put, shade, swing, times, vignette } from './strokes'

/** A camera close by: its lens turns, its light blinks. */
export const camera: Scene = {
  size: wide,
  loopS: 5,
  backdrop:
    `<defs>${shade('dark', [
      [0, '#23272f'],
      [1, '#0e1116'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#dark)') +
    blurred(12, bokeh(33, ['#f0a35a', '#6fa8d8', '#e8d7b0'], 18)) +
    vignette(1280, 720, 0.55),
  moving: (at) =>
    drifting(8, ['#ffd9a0', '#9ecbff'], at) +
    put(
      box(-330, -190, 660, 400, '#181b21', 'rx="34"') +
        box(-330, -190, 660, 120, '#20242c', 'rx="34"') +
        box(-230, -250, 220, 76, '#181b21', 'rx="18"') +
        box(180, -226, 110, 46, '#2b303a', 'rx="12"') +
        box(-330, -60, 110, 270, '#111318', 'rx="20"') +
        disc(30, 20, 200, '#0a0c10') +
        disc(30, 20, 184, '#262b35') +
        put(
          times(24, (n) => put(box(-3, -182, 6, 18, '#3d4452'), 0, 0, n * 15)),
          30,
          20,
          30 * swing(at),
        ) +
        disc(30, 20, 158, '#0c0f14') +
        disc(30, 20, 132, '#2b3950') +
        `<defs>${shade(
          'glass',
          [
            [0, '#7fc0ff'],
            [0.5, '#2a5fb8'],
            [1, '#101c3a'],
          ],
          [0.4, 1],
        )}</defs>` +
        disc(30, 20, 108, 'url(#glass)') +
        disc(30, 20, 52 + 12 * swing(at, 1), '#070b14') +
        disc(-12 + 8 * swing(at), -24, 24, '#fff', 'opacity=".75"') +
        disc(74, 66, 12, '#fff', 'opacity=".4"') +
        box(-300, -168, 120, 26, '#c9ced8', 'rx="6" opacity=".75"') +
        disc(276, -140, 13, swing(at, 3) > 0 ? '#ff4545' : '#5a1c1c'),
      640 + 6 * swing(at),
      380,
      0.8 * swing(at, 1, 0.25),
    ),
}
