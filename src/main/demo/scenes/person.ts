// Somebody who talks to a camera: head and shoulders, whose head, eyes and mouth move.
import { disc, fixed, line, put, shape, swing } from './strokes'

export interface Person {
  readonly skin: string
  readonly hair: string
  readonly cut: 'bob' | 'long' | 'short' | 'bun' | 'curls' | 'helmet'
  readonly coat: string
  readonly collar: string
  readonly beard?: true
}

interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** The part of the loop. */
  readonly at: number
  readonly isTalking?: boolean
  /** Two people do not move alike. */
  readonly phase?: number
}

/** How far a mouth is open, from 0 to 1; the sound of a voice follows it (`voice` in sounds.ts). */
export const mouthAt = (at: number): number =>
  Math.max(0, swing(at, 13)) * (0.65 + 0.35 * swing(at, 3)) * (swing(at, 1, 0.06) < -0.86 ? 0 : 1)

/** Of heads 200 wide, its middle at (x, y). */
export function person(
  look: Person,
  { x, y, scale, at, isTalking = true, phase = 0 }: Pose,
): string {
  const mouth = isTalking ? mouthAt((at + phase) % 1) : 0
  const [dx, dy] = [
    4 * swing(at, 1, phase) + 2 * swing(at, 3, phase),
    3 * swing(at, 2, phase) - 3 * mouth,
  ]
  const turn = 1.6 * swing(at, 2, phase + 0.2)
  const body = put(bodyOf(look), dx / 3, 2 * swing(at, 1, phase + 0.3))
  const back = behind[look.cut]?.(look.hair) ?? ''
  const head = headOf(look, {
    mouth,
    isShut: isBlinking((at + phase) % 1),
    look: 3 * swing(at, 1, phase + 0.4),
  })
  return put(put(back, dx, dy, turn) + body + put(head, dx, dy, turn), x, y, 0, scale)
}

const isBlinking = (at: number) =>
  [0.18, 0.52, 0.57, 0.88].some((when) => Math.abs(at - when) < 0.018)

const bodyOf = ({ coat, collar, skin }: Person) =>
  shape(
    'M-300 620C-296 330 -250 262 -150 222C-104 204 -64 190 -46 172H46C64 190 104 204 150 222C250 262 296 330 300 620z',
    coat,
  ) +
  shape(
    'M300 620C296 330 250 262 150 222C120 210 96 202 80 194C150 300 170 450 160 620z',
    '#000',
    'opacity=".14"',
  ) +
  shape('M-48 60H48V176C44 214 -44 214 -48 176z', skin) +
  shape('M-48 92C-20 132 24 132 48 92V140C20 172 -24 166 -48 128z', '#000', 'opacity=".16"') +
  shape(
    'M-78 184L-48 164C-34 214 34 214 48 164L78 184C60 268 22 300 0 318C-22 300 -60 268 -78 184z',
    collar,
  ) +
  shape('M-47 150H47L48 168C44 236 22 262 0 276C-22 262 -44 236 -48 168z', skin) +
  shape(
    'M-50 168C-34 218 34 218 50 168C44 200 24 214 0 214C-24 214 -44 200 -50 168z',
    '#000',
    'opacity=".1"',
  )

interface Face {
  readonly mouth: number
  readonly isShut: boolean
  readonly look: number
}

const oval = 'M-94 -34C-94 -146 94 -146 94 -34C94 52 62 122 0 126C-62 122 -94 52 -94 -34z'

const headOf = (of: Person, face: Face) =>
  shape('M-94 -20C-112 -26 -116 26 -92 30zM94 -20C112 -26 116 26 92 30z', of.skin) +
  shape(oval, of.skin) +
  shape(
    'M26 -128C78 -112 94 -80 94 -34C94 52 62 122 0 126C52 76 66 -40 26 -128z',
    '#000',
    'opacity=".09"',
  ) +
  disc(-56, 36, 22, '#e0604a', 'opacity=".09"') +
  disc(56, 36, 22, '#e0604a', 'opacity=".09"') +
  (of.beard
    ? shape(
        'M-94 4C-88 30 -60 34 -36 34C-20 26 20 26 36 34C60 34 88 30 94 4C94 76 58 140 0 142C-58 140 -94 76 -94 4z',
        of.hair,
      )
    : '') +
  featuresOf(of, face) +
  front[of.cut](of.hair)

function featuresOf({ hair: colour, cut }: Person, { mouth, isShut, look }: Face): string {
  const eye = (x: number) =>
    isShut
      ? line(`M${x - 15} -8Q${x} 2 ${x + 15} -8`, '#2a1a14', 5)
      : `<ellipse cx="${x}" cy="-8" rx="16" ry="11" fill="#fff"/>` +
        disc(x + look, -8, 9, '#2c2320') +
        disc(x + look + 3, -11, 3, '#fff')
  const hair = cut === 'helmet' ? '#a8743f' : colour
  const brow = (x: number, lift: number) =>
    line(
      `M${x - 20} ${fixed(-34 - lift)}Q${x} ${fixed(-46 - lift)} ${x + 20} ${fixed(-34 - lift)}`,
      hair,
      7,
    )
  const open = 5 + 15 * mouth
  return (
    eye(-38) +
    eye(38) +
    brow(-38, 4 * mouth) +
    brow(38, 4 * mouth) +
    line('M2 -2C6 14 12 26 8 32C4 36 -4 36 -8 33', '#000', 4, 'opacity=".2"') +
    (mouth < 0.12
      ? line('M-28 66Q0 86 28 66', '#9a3d3a', 6)
      : shape(
          `M-28 64Q0 74 28 64Q20 ${fixed(70 + 1.6 * open)} 0 ${fixed(72 + 1.6 * open)}Q-20 ${fixed(70 + 1.6 * open)} -28 64z`,
          '#7a2b2b',
        ) + shape('M-21 67Q0 75 21 67L18 73Q0 80 -18 73z', '#fff'))
  )
}

type Hair = (colour: string) => string
const light = (d: string) => shape(d, '#fff', 'opacity=".1"')

const behind: Partial<Record<Person['cut'], Hair>> = {
  bob: (hair) => shape('M-124 -20C-136 -206 136 -206 124 -20C126 40 134 92 142 116C100 140 74 120 72 60H-72C-74 120 -100 140 -142 116C-134 92 -126 40 -124 -20z', hair),
  long: (hair) => shape('M-122 -20C-138 -206 138 -206 122 -20C120 90 134 200 122 268C80 284 74 220 70 60H-70C-74 220 -80 284 -122 268C-134 200 -120 90 -122 -20z', hair),
  bun: (hair) => disc(8, -176, 44, hair) + shape('M-112 0C-126 -190 126 -190 112 0z', hair),
  curls: (hair) => [[-96, -60, 50], [-70, -118, 54], [0, -144, 58], [70, -118, 54], [96, -60, 50], [-108, 0, 42], [108, 0, 42], [-100, 50, 34], [100, 50, 34]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair)).join(''),
} // oxfmt-ignore

const front: Record<Person['cut'], Hair> = {
  bob: (hair) => shape('M-100 4C-98 -56 -66 -78 -34 -112C6 -82 66 -70 98 4C116 -100 84 -166 0 -168C-84 -166 -118 -100 -100 4z', hair) + light('M-70 -120C-30 -156 40 -156 74 -116C40 -134 -30 -136 -70 -120z'),
  long: (hair) => shape('M-100 30C-102 -40 -60 -70 -20 -116C20 -84 78 -70 100 30C118 -96 84 -166 0 -168C-84 -166 -120 -96 -100 30z', hair) + light('M-70 -120C-30 -156 40 -156 74 -116C40 -134 -30 -136 -70 -120z'),
  short: (hair) => shape('M-100 -20C-118 -176 -40 -178 6 -172C84 -176 118 -130 100 -20C94 -60 86 -84 66 -96C24 -84 -42 -86 -68 -100C-86 -84 -96 -58 -100 -20z', hair) + light('M-60 -134C-20 -160 40 -158 72 -128C30 -142 -20 -146 -60 -134z'),
  bun: (hair) => shape('M-98 -16C-108 -150 -50 -164 0 -164C50 -164 108 -150 98 -16C88 -70 60 -104 0 -106C-60 -104 -88 -70 -98 -16z', hair) + light('M-56 -132C-20 -152 30 -152 60 -130C20 -140 -20 -140 -56 -132z'),
  curls: (hair) => [[-64, -112, 34], [-22, -126, 36], [24, -126, 36], [66, -110, 34], [-90, -70, 24], [90, -70, 24]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair)).join(''),
  helmet: (colour) => shape('M-112 -60C-116 -190 116 -190 112 -60z', colour) + shape('M-136 -56C-120 -74 120 -74 136 -56C120 -44 -120 -44 -136 -56z', colour) + shape('M-136 -56C-120 -44 120 -44 136 -56C120 -48 -120 -48 -136 -56z', '#000', 'opacity=".25"') + shape('M-18 -158C-10 -164 10 -164 18 -158V-68H-18z', '#fff', 'opacity=".22"'),
} // oxfmt-ignore
