import type { Manifest, NavigationFile, Predicate } from '../read/manifest'
import type { Overlay } from '../read/overlay'
import { addEntry, guardPlace, hidePlace, reorderPlace, setPlace } from './changeMenu'
import { sayWord } from './sayWord'

/** One change an overlay makes, and where in its file it stands. */
export interface Step {
  readonly path: readonly (string | number)[]
  readonly at: 'key' | 'value'
  readonly apply: (manifest: Manifest) => Manifest
}

/** The manifest for the customers of an overlay. Pure; unchanged parts keep their identity. */
export function applyOverlay(manifest: Manifest, overlay: Overlay): Manifest {
  return stepsOf(overlay).reduce((changed, { apply }) => apply(changed), manifest)
}

/**
 * In an order in which steps do not interfere: texts, brand, access, new entries, order, and hiding
 * last.
 */
export function stepsOf(overlay: Overlay): Step[] {
  const { brand, words = {}, set = {}, access = {}, add = {}, reorder = {}, hide = [] } = overlay
  const name = brand?.name
  return [
    ...Object.entries(words).flatMap(([language, own]) =>
      Object.entries(own).map(([key, word]): Step => ({
        path: ['words', language, key],
        at: 'value',
        apply: (manifest) => sayWord(manifest, language, key, word),
      })),
    ),
    ...(name === undefined ? [] : [brandStep(name)]),
    ...Object.entries(set).map(([subject, change]) =>
      menuStep(['set', subject], (menu) => setPlace(menu, subject, change)),
    ),
    ...Object.entries(access).map(([subject, rule]) => guardStep(subject, rule)),
    ...Object.entries(add).flatMap(([subject, entries]) =>
      entries.map((entry, index) =>
        menuStep(['add', subject, index], (menu) => addEntry(menu, subject, entry), 'value'),
      ),
    ),
    ...Object.entries(reorder).map(([subject, position]) =>
      menuStep(['reorder', subject], (menu) => reorderPlace(menu, subject, position)),
    ),
    ...hide.map((subject, index) =>
      menuStep(['hide', index], (menu) => hidePlace(menu, subject), 'value'),
    ),
  ]
}

/** The product's name is a text like any other, the same in every language. */
const brandStep = (name: string): Step => ({
  path: ['brand', 'name'],
  at: 'value',
  apply: (manifest) =>
    manifest.texts.reduce(
      (changed, { language }) => sayWord(changed, language, productName, name),
      manifest,
    ),
})

export const productName = 'app.name'

function menuStep(
  path: Step['path'],
  change: (navigation: NavigationFile) => NavigationFile,
  at: Step['at'] = 'key',
): Step {
  return {
    path,
    at,
    apply: (manifest) => ({ ...manifest, navigation: change(manifest.navigation) }),
  }
}

function guardStep(subject: string, access: Predicate): Step {
  const [kind = '', id = ''] = subject.split(' ')
  const guarded = <Thing extends { readonly id: string }>(things: readonly Thing[] | undefined) =>
    things?.map((thing) => (thing.id === id ? { ...thing, access } : thing))
  const change = (manifest: Manifest): Manifest => {
    const { navigation, features } = manifest
    if (kind === 'control') {
      const control = navigation.controls[id]
      const controls = control && { ...navigation.controls, [id]: { ...control, access } }
      return controls ? { ...manifest, navigation: { ...navigation, controls } } : manifest
    }
    if (kind !== 'route' && kind !== 'call')
      return { ...manifest, navigation: guardPlace(navigation, subject, access) }
    return {
      ...manifest,
      features: features.map((feature) =>
        kind === 'route'
          ? { ...feature, routes: guarded(feature.routes) }
          : { ...feature, calls: guarded(feature.calls) },
      ),
    }
  }
  return { path: ['access', subject], at: 'value', apply: change }
}
