import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, spotAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { missingWords } from '../../resolve/screens/missingWords'
import { screensOf } from '../../resolve/screens/screenParts'

/** How many keys are told; the command tells all. */
const mostTold = 5

/** All that a screen says has words in the default language; the others are compared with that. */
export function ensureScreensHaveWords(manifest: Manifest): Problem[] {
  const { default: language } = manifest.app.languages
  return screensOf(manifest).flatMap((screen) => {
    const { id, feature } = screen
    const missing = missingWords(screen, manifest, language)
    if (missing.length === 0) return []
    const told = missing.slice(0, mostTold).join(', ')
    const rest = missing.length > mostTold ? ` and ${missing.length - mostTold} more` : ''
    const message = `The screen ${id} lacks words for ${told}${rest}; add them to text/${language}/${feature.name}.yaml. npm run manifest -- words ${id} prints what to add.`
    return problemAt('TEXT-MISSING', keyOf(spotAt(feature.file, 'screens', id)), message)
  })
}
