// A microphone.
import { bokeh, drifting } from './bokeh'
import { mouthAt } from './person'
import { wide, type Scene } from './scene'
import { blurred, box, disc, line, put, shade, swing, times, vignette } from './strokes'

/** A microphone before lights; rings of sound. */
export const microphone: Scene = {
  size: wide,
  loopS: 5,
  backdrop:
    `<defs>${shade('dark', [
      [0, '#180c2c'],
      [1, '#2c0f3a'],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#dark)') +
    blurred(
      10,
      bokeh(21, ['#ff4f9a', '#6a5bff', '#2fc3d8', '#a24dff']) +
        box(0, 70, 1280, 40, '#c22f86', 'opacity=".5"'),
    ) +
    vignette(1280, 720, 0.5),
  moving: (at) =>
    drifting(3, ['#ff6fb0', '#7d6bff', '#4fd6e8'], at) +
    times(22, (n) => {
      const high =
        16 +
        130 *
          Math.max(0.08, mouthAt((at + n * 0.031) % 1)) *
          (0.5 + 0.5 * Math.abs(swing(n / 22, 2)))
      return (
        box(60 + n * 17, 360 - high / 2, 8, high, '#ff7ab8', 'rx="4" opacity=".75"') +
        box(1212 - n * 17, 360 - high / 2, 8, high, '#8f7bff', 'rx="4" opacity=".75"')
      )
    }) +
    put(mic, 640, 300 + 4 * swing(at), 1.4 * swing(at)),
}

const mic =
  line('M-150 -40C-150 170 150 170 150 -40', '#3f434d', 16) +
  line('M0 120V440', '#33363f', 22) +
  box(-104, -200, 208, 300, '#23262e', 'rx="104"') +
  box(-104, -200, 104, 300, '#fff', 'rx="104" opacity=".07"') +
  times(7, (n) => line(`M-82 ${-140 + n * 30}H82`, '#5a606d', 6)) +
  box(-112, 20, 224, 40, '#3a3f4a', 'rx="8"') +
  disc(0, 40, 9, '#ff5a5c')
