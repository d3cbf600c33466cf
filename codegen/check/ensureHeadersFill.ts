import { nearest } from '../problems/nearest'
import type { Problem } from '../problems/problem'
import { problemAt, spotAt } from '../problems/spot'
import type { Manifest } from '../read/manifest'

/** The placeholders that the client fills in (src/calls/headers.ts). */
const placeholders = ['{accessToken}', '{appVersion}', '{activeSecondsAgo}', '{language}']
const enumerated = new Intl.ListFormat('en-GB').format(placeholders)

/** Headers use only placeholders that the client knows. */
export function ensureHeadersFill({ app: { headers } }: Manifest): Problem[] {
  return (['all', 'refresh'] as const).flatMap((kind) =>
    Object.entries(headers[kind]).flatMap(([name, value]) =>
      [...value.matchAll(/\{[^}]*\}/g)].flatMap(([asked]) => {
        if (placeholders.includes(asked)) return []
        const message = `Nothing fills in ${asked}; a header may ask for ${enumerated}.`
        return problemAt('HEADER-PLACEHOLDER', spotAt('app.yaml', 'headers', kind, name), message, {
          suggestion: nearest(asked, placeholders),
        })
      }),
    ),
  )
}
