import {
  builtInStyles,
  drawText,
  layoutText,
  styleOf,
  type Look,
  type Pen,
} from '../../../../../src/features/programs/words'

const colours = { primary: '#0a5cff', dark: '#10131a', accent: '#ffb000', onDark: '#ffffff' }

export type Fonts = Pick<Look, 'title' | 'text'>

interface Sample {
  readonly font: 'inter' | 'amiri'
  readonly style: string
  readonly fields: Readonly<Record<string, string>>
  readonly size: { readonly width: number; readonly height: number }
  readonly frame: number
}

const wide = { width: 640, height: 360 }
const tall = { width: 360, height: 640 }

const plain = {
  name: 'Mira Ørsted Holm',
  role: 'Kranführerin, Łódź',
  title: 'Harbour at dawn: AVATAR, “fjord”',
  subtitle: 'Καλημέρα, Добрый день',
  label: 'Who are you, and what do you do?',
  text: 'So we lift the first container before six.',
}
const arabic = {
  name: 'ميناء الفجر',
  title: 'مرحبا Hamburg 2026 (ميناء)',
  subtitle: 'الحاويات الأولى',
}

/** Every style, at rest and on its way, upright too, and a script that joins its letters from the right. */
export const samples: readonly Sample[] = [
  ...builtInStyles.flatMap(({ id }): Sample[] => [
    { font: 'inter', style: id, fields: plain, size: wide, frame: 40 },
    { font: 'inter', style: id, fields: plain, size: tall, frame: 4 },
  ]),
  { font: 'amiri', style: 'titleBarLeft', fields: arabic, size: wide, frame: 92 },
  { font: 'amiri', style: 'lowerThirdSlim', fields: arabic, size: wide, frame: 40 },
]

export function drawSample(pen: Pen, fonts: Fonts, { style, fields, size, frame }: Sample): void {
  const layout = layoutText({ ...fonts, colours }, styleOf(style)!, fields, size)
  if ('refused' in layout) throw new Error(`${style}: ${layout.refused} ${layout.letter}`)
  drawText(pen, layout, frame, 100)
}
