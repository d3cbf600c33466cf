// A set with its lights.
import { person } from './person'
import { wide, type Scene } from './scene'
import {
  blurred,
  box,
  disc,
  fixed,
  glow,
  line,
  put,
  shade,
  shape,
  swing,
  times,
  vignette,
} from './strokes'
import { cast } from './talking'

/** Somebody with a helmet explains, somebody listens; a camera, two lamps. */
export const set: Scene = {
  size: wide,
  loopS: 5,
  backdrop:
    `<defs>${shade(
      'hall',
      [
        [0, '#1a1f2c'],
        [0.55, '#6a4334'],
        [1, '#3d2a24'],
      ],
      [1, 0.3],
    )}${glow('cold', [
      [0, '#cfdcff', 0.6],
      [1, '#cfdcff', 0],
    ])}${glow('warm', [
      [0, '#ffb25a', 0.6],
      [1, '#ffb25a', 0],
    ])}</defs>` +
    box(0, 0, 1280, 720, 'url(#hall)') +
    disc(240, 140, 420, 'url(#cold)') +
    disc(1110, 110, 380, 'url(#warm)') +
    blurred(16, box(470, 0, 240, 560, '#2a3a5c', 'opacity=".6"')) +
    line('M240 240V640M1110 180V640', '#101217', 12) +
    line('M240 560L170 690M240 560L310 690M1110 560L1050 690M1110 560L1170 690', '#101217', 10) +
    shape('M0 720V668H1280V720z', '#15171d') +
    times(14, (n) =>
      shape(
        `M${n * 100 - 20} 720L${n * 100 + 30} 690H${n * 100 + 80}L${n * 100 + 30} 720z`,
        '#d9a520',
      ),
    ) +
    vignette(1280, 720, 0.4),
  moving: (at) =>
    box(120, 60, 240, 176, '#eef2ff', 'rx="8"') +
    box(120, 60, 240, 176, '#fff', `rx="8" opacity="${fixed(0.5 + 0.4 * swing(at, 1))}"`) +
    box(1030, 70, 160, 116, '#4a3320', 'rx="10"') +
    box(1044, 84, 132, 88, '#ffb657', `rx="6" opacity="${fixed(0.88 + 0.12 * swing(at, 3))}"`) +
    put(rig, 400 + 6 * swing(at), 470, 2 * swing(at), 1.05) +
    person(
      { ...cast.nora, coat: '#32496b', cut: 'bun' },
      { x: 960, y: 400, scale: 0.8, at, phase: 0.4, isTalking: false },
    ) +
    person(
      { ...cast.aino, hair: '#f2c12e', cut: 'helmet', coat: '#dd6f24', collar: '#f5d9a8' },
      { x: 700, y: 370, scale: 0.95, at },
    ),
}

const rig =
  line('M0 10L-70 240M0 10L70 240M0 10V220', '#0d0f14', 12) +
  box(-84, -70, 150, 84, '#12151c', 'rx="10"') +
  shape('M66 -56L116 -70V14L66 0z', '#12151c') +
  disc(-46, -96, 36, '#12151c') +
  disc(24, -104, 42, '#12151c') +
  disc(-46, -96, 10, '#2c3342') +
  disc(24, -104, 12, '#2c3342') +
  disc(-66, -52, 6, '#ff4a4a')
