import medium from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url'
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import { readBytes } from '../../../browser/readBytes'

/** What draws words, with the font of brands that have none. Neither is loaded before it is asked for. */
export async function openWords() {
  const [words, title, text] = await Promise.all([
    import('../words'),
    readBytes(bold),
    readBytes(medium),
  ])
  return { ...words, inter: { title: words.openFont(title), text: words.openFont(text) } }
}
