import type { Manifest } from '../read/manifest'
import type { OverlayRefKind } from '../read/shapes/shape'
import { saidIn } from '../resolve/words'
import { idOf } from '../resolve/idOf'
import { isBody, placeOf } from './places'

/** All names overlays may use, by kind. Public routes and calls have no rule to narrow. */
export function overlayNames(
  manifest: Manifest,
): Readonly<Record<OverlayRefKind, readonly string[]>> {
  const sections = manifest.navigation.trees.flatMap((tree) =>
    tree.sections.map((section) => ({
      subject: `section ${tree.id}/${section.id}`,
      section,
      tree,
    })),
  )
  const own = sections.flatMap(({ subject, section, tree }) =>
    isBody(section)
      ? [
          subject,
          ...section.entries.map((entry) => `entry ${tree.id}/${section.id}/${idOf(entry)}`),
        ]
      : [],
  )
  const routes = manifest.features.flatMap((feature) => feature.routes ?? [])
  const calls = manifest.features.flatMap((feature) => feature.calls ?? [])
  return {
    place: [
      ...own,
      ...sections.flatMap(({ subject, section }) => (isBody(section) ? [] : [subject])),
    ],
    ownPlace: own,
    ownSection: own.filter((subject) => subject.startsWith('section ')),
    guarded: [
      ...own,
      ...Object.keys(manifest.navigation.controls).map((id) => `control ${id}`),
      ...routes.filter(({ access }) => access !== 'public').map(({ id }) => `route ${id}`),
      ...calls.filter(({ access }) => access !== undefined).map(({ id }) => `call ${id}`),
    ],
    textForm: manifest.texts.flatMap(({ text }) => saidIn(text)),
  }
}

/** For a section that is `same` as another, which has no entries of its own: the other's name. */
export function ownPlaceOf({ navigation }: Manifest, subject: string): string | undefined {
  const { kind, tree, section, entry } = placeOf(subject)
  const here = navigation.trees
    .find(({ id }) => id === tree)
    ?.sections.find(({ id }) => id === section)
  const home = navigation.trees.find(({ sections }) =>
    sections.some(({ id }) => id === here?.sameAs),
  )
  if (!here?.sameAs || !home) return undefined
  return [`${kind} ${home.id}`, here.sameAs, entry].filter(Boolean).join('/')
}
