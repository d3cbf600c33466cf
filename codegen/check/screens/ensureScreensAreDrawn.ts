import { nearest } from '../../problems/nearest'
import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, related, spotAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { isBlockId } from '../../read/withScreenCalls'

/** A route that names a screen with a small letter finds it in its file, and each screen is drawn by one route. */
export function ensureScreensAreDrawn({ features }: Manifest): Problem[] {
  return features.flatMap(({ file, routes = [], screens = {} }) => {
    const known = Object.keys(screens)
    const places = routes.flatMap(({ screen }, index) =>
      screen !== undefined && isBlockId(screen)
        ? [{ screen, spot: spotAt(file, 'routes', index, 'screen') }]
        : [],
    )
    const unknown = places
      .filter(({ screen }) => !known.includes(screen))
      .map(({ screen, spot }) => {
        const message = `There is no screen ${screen} among the screens of this file; a component's name begins with a capital letter.`
        return problemAt('SCREEN-UNKNOWN', spot, message, { suggestion: nearest(screen, known) })
      })
    return [
      ...unknown,
      ...known.flatMap((id) => {
        const [first, ...more] = places.filter(({ screen }) => screen === id)
        if (!first) return unknown.length > 0 ? [] : unused(file, id)
        return more.map(({ spot }) =>
          problemAt('ID-DOUBLED', spot, `The screen ${id} is that of another route.`, {
            related: [related(first.spot, 'draws it.')],
          }),
        )
      }),
    ]
  })
}

const unused = (file: string, id: string) =>
  problemAt(
    'UNUSED-SCREEN',
    keyOf(spotAt(file, 'screens', id)),
    `No route of this file says screen: ${id}; remove it, or give it a route.`,
  )
