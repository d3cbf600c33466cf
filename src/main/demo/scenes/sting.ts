// The mark of the house comes together, in a square.
import { type Scene } from './scene'
import { box, disc, fixed, glow, put, shade, shape, swing, times } from './strokes'

/** Letters and a play sign that come together. */
export const sting: Scene = {
  size: { width: 720, height: 720 },
  loopS: 4,
  backdrop:
    `<defs>${shade('blue', [
      [0, '#16213d'],
      [1, '#0c1226'],
    ])}${glow('shine', [
      [0, '#3f6bf0', 0.55],
      [1, '#3f6bf0', 0],
    ])}</defs>` +
    box(0, 0, 720, 720, 'url(#blue)') +
    disc(360, 330, 420, 'url(#shine)'),
  moving(at) {
    const come = Math.min(1, at * 11)
    const settled = 1 - (1 - come) ** 3
    return (
      times(3, (n) => {
        const part = (at * 2 + n / 3) % 1
        return `<circle cx="360" cy="330" r="${fixed(130 + 230 * part)}" fill="none" stroke="#5f8bff" stroke-width="5" opacity="${fixed(0.5 * (1 - part))}"/>`
      }) +
      put(
        box(-130, -130, 260, 260, '#2c5fdd', 'rx="62"') +
          box(-130, -130, 260, 130, '#fff', 'rx="62" opacity=".08"') +
          shape('M-42 -66L72 0L-42 66z', '#fff'),
        360,
        330,
        90 * (1 - settled),
        0.6 + 0.4 * settled + 0.015 * swing(at, 2),
      ) +
      put(letters, 360, 590 + 60 * (1 - settled), 0, 0.94) +
      box(360 - 150 * settled, 650, 300 * settled, 7, '#5f8bff', 'rx="3"') +
      times(10, (n) =>
        disc(
          360 + 290 * Math.cos(n * 0.63 + 2 * Math.PI * at * 0.2),
          330 + 290 * Math.sin(n * 0.63 + 2 * Math.PI * at * 0.2),
          5,
          '#8fb0ff',
          `opacity="${fixed(0.4 + 0.4 * swing(at, 2, n / 10))}"`,
        ),
      )
    )
  },
}

/** “Northwind”, drawn, so that it looks the same wherever it is made. */
const letters = `<g transform="translate(-236 -34)" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M6 62V6L48 62V6"/><circle cx="90" cy="42" r="20"/><path d="M134 62V22m0 14q6-14 20-14M178 6v46q0 10 12 10m-24-40h26M218 62V4m0 38q0-20 17-20t17 20v20M276 22l14 40 14-36 14 36 14-40M358 62V22m0-16v1M386 62V22m0 20q0-20 17-20t17 20v20"/><circle cx="462" cy="42" r="20"/><path d="M482 62V4"/></g>`
