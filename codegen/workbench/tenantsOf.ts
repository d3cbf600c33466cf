import { navigationTable } from '../emit/navigationTable'
import { applyOverlay } from '../overlay/applyOverlay'
import { overlaidModels } from '../overlay/overlaidModels'
import type { Edition } from '../questions/edition'
import type { SubjectName } from '../edit/edit'
import type { Overlay } from '../read/overlay'
import { idOf } from '../resolve/idOf'
import { resolve } from '../resolve/model'
import { outlineOf } from './outlineOf'
import { callRows, routeRows, type Signatures } from './rowsOf'
import type { OutlineTree, RowPlace, Tables, Tenant } from './tables'

type Changed = Readonly<Record<SubjectName, string>>

/** The manifest of the customers of each overlay, and where the overlay says what is otherwise. */
export function tenantsOf(edition: Edition, signatures: Signatures): Tenant[] {
  const { model, placeOf } = edition
  const places = placesIn(outlineOf(edition))
  return overlaidModels(model).map(({ overlay, model: own }) => {
    const changed = changedIn(overlay, placeOf)
    const at = (subject: SubjectName) => changed[subject] ?? places.get(subject) ?? ''
    // What it hides stays in the outline, so that it can be shown again.
    const whole = resolve(applyOverlay(model.manifest, { ...overlay, hide: [] }))
    const overlaid = { model: own, placeOf }
    return {
      name: overlay.name,
      meaning: overlay.meaning,
      place: placeOf({ file: overlay.file, path: ['customers'], at: 'key' }),
      changed,
      hidden: overlay.hide ?? [],
      reorder: overlay.reorder ?? {},
      tables: {
        navigation: navigationTable(own) as unknown as Tables['navigation'],
        // Their order is not that of the file.
        outline: outlineOf({ model: whole, placeOf: () => '' }).map((tree) => ({
          ...tree,
          place: at(`tree ${tree.id}`),
          sections: tree.sections.map((section) => ({
            ...section,
            place: at(section.subject),
            entries: section.entries.map((entry) => ({ ...entry, place: at(entry.subject) })),
          })),
        })),
        routes: routeRows(overlaid, signatures).map(placed('route', changed)),
        calls: callRows(overlaid, signatures).map(placed('call', changed)),
        words: Object.fromEntries(
          [...own.words].map(([language, texts]) => [language, Object.fromEntries(texts)]),
        ),
      },
      words: Object.values(overlay.words ?? {}).flatMap((texts) => Object.keys(texts)),
    }
  })
}

const placed =
  (kind: string, changed: Changed) =>
  <Row extends RowPlace & { readonly id: string }>(row: Row): Row => ({
    ...row,
    place: changed[`${kind} ${row.id}`] ?? row.place,
  })

const placesIn = (outline: readonly OutlineTree[]): ReadonlyMap<SubjectName, string> =>
  new Map(
    outline.flatMap(({ id, place, sections }) => [
      [`tree ${id}`, place] as const,
      ...sections.flatMap((section) => [
        [section.subject, section.place] as const,
        ...section.entries.map((entry) => [entry.subject, entry.place] as const),
      ]),
    ]),
  )

function changedIn({ file, ...overlay }: Overlay, placeOf: Edition['placeOf']): Changed {
  const named = (['set', 'access', 'reorder'] as const).flatMap((what) =>
    Object.keys(overlay[what] ?? {}).map((subject) => ({ subject, path: [what, subject] })),
  )
  const added = Object.entries(overlay.add ?? {}).flatMap(([section, entries]) =>
    entries.map((entry, index) => ({
      subject: `${section.replace('section', 'entry')}/${idOf(entry)}`,
      path: ['add', section, index],
    })),
  )
  const hidden = (overlay.hide ?? []).map((subject, index) => ({ subject, path: ['hide', index] }))
  return Object.fromEntries(
    [...named, ...added, ...hidden].map(({ subject, path }) => [
      subject,
      placeOf({ file, path, at: typeof path.at(-1) === 'number' ? 'value' : 'key' }),
    ]),
  )
}
