import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openFont, type Look } from '../../words'

const { resolve } = createRequire(import.meta.url)

const faces = {
  title: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  text: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
}

let opened: Promise<Pick<Look, 'title' | 'text'>> | undefined

/** The font of every brand that has none of its own, whole. Opened once. */
export const interFonts = (): Promise<Pick<Look, 'title' | 'text'>> => (opened ??= open())

async function open() {
  const [title, text] = await Promise.all(
    [faces.title, faces.text].map(async (face) => openFont(await readFile(resolve(face)))),
  )
  return { title: title!, text: text! }
}
