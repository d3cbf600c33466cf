import { diff, type AccessChange } from '../questions/diff'
import type { Edition } from '../questions/edition'
import type { Overlay } from '../read/overlay'
import { overlaidModels } from './overlaidModels'

/** Everything that changed: for everybody, then for the customers of each overlay alone. */
export function allChanges(before: Edition, after: Edition): AccessChange[] {
  const forAll = diff(before, after)
  return [...forAll, ...overlayChanges(before, after, forAll)]
}

/**
 * Changes for the customers of each overlay besides those for all; a new overlay is compared with
 * none.
 */
function overlayChanges(
  before: Edition,
  after: Edition,
  forAll: readonly AccessChange[],
): AccessChange[] {
  const [old, own] = [overlaidModels(before.model), overlaidModels(after.model)]
  const names = new Set([...old, ...own].map(({ overlay }) => overlay.name))
  const reported = new Set(forAll.map(withoutPlace))
  return [...names].sort().flatMap((name) => {
    const [was, is] = [old, own].map((all) => all.find(({ overlay }) => overlay.name === name))
    const changes = diff(
      // Entries of an overlaid menu have no place of their own in YAML.
      { model: was?.model ?? before.model, placeOf: () => '' },
      { model: is?.model ?? after.model, placeOf: () => '' },
    )
    return changes
      .filter(({ kind }) => kind !== 'SAME')
      .filter((change) => !reported.has(withoutPlace(change)))
      .map((change) => ({
        ...change,
        overlay: name,
        place: placeIn(is ? after : before, (is ?? was)!.overlay, change.subject),
      }))
  })
}

const withoutPlace = (change: AccessChange) => JSON.stringify({ ...change, place: '' })

/** The place in an overlay that names the subject or its route, else its list of customers. */
function placeIn(edition: Edition, { file, ...overlay }: Overlay, subject: string): string {
  const lines = (['access', 'reorder', 'set', 'add'] as const).flatMap((what) =>
    Object.keys(overlay[what] ?? {}).map((name) => ({ name, path: [what, name], at: 'key' })),
  )
  const hidden = (overlay.hide ?? []).map((name, index) => ({
    name,
    path: ['hide', index],
    at: 'value',
  }))
  const route = `route ${subject.split('/').at(-1)}`
  const all = [...lines, ...hidden]
  const found = all.find(({ name }) => name === subject) ?? all.find(({ name }) => name === route)
  const { path, at } = found ?? { path: ['customers'], at: 'value' }
  return edition.placeOf({ file, path, at: at === 'key' ? 'key' : 'value' })
}
