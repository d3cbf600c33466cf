import type { Edition } from '../questions/edition'
import type { SectionBody, TreeEntry } from '../read/manifest'
import { idOf } from '../resolve/idOf'
import type { OutlineSection, OutlineTree } from './tables'

type Path = readonly (string | number)[]

/** A section as it is written, and where. */
interface Written {
  readonly body: SectionBody
  readonly path: Path
}

/**
 * The trees as they are written: also what nobody in the lens sees. A section that is the same as another lists that
 * one's entries under its own name; their places are where they stand.
 */
export function outlineOf({ model, placeOf }: Edition): OutlineTree[] {
  const { trees } = model.manifest.navigation
  const titles = new Map(model.routes.map(({ id, title }) => [id, title]))
  const written = writtenSections(trees)
  const place = (path: Path) => placeOf({ file: 'navigation.yaml', path, at: 'value' })

  return trees.map((tree, at) => ({
    id: tree.id,
    place: place(['trees', at]),
    sections: tree.sections.map((section, index): OutlineSection => {
      const { body, path } = written.get(section.sameAs ?? section.id)!
      const name = `${tree.id}/${section.id}`
      return {
        subject: `section ${name}`,
        place: place(['trees', at, 'sections', index]),
        titleKey: body.title,
        access: body.access ?? null,
        badge: body.badge ?? null,
        ...(section.sameAs === undefined ? {} : { sameAs: section.sameAs }),
        entries: body.entries.map((entry, no) => ({
          subject: `entry ${name}/${idOf(entry)}`,
          place: place([...path, 'entries', no]),
          labelKey: entry.label ?? titles.get(entry.route!) ?? '',
          access: entry.access ?? null,
          badge: entry.badge ?? null,
        })),
      }
    }),
  }))
}

function writtenSections(trees: readonly TreeEntry[]): Map<string, Written> {
  const found = new Map<string, Written>()
  for (const [at, { sections }] of trees.entries())
    for (const [index, section] of sections.entries())
      if (section.sameAs === undefined && !found.has(section.id))
        found.set(section.id, { body: section, path: ['trees', at, 'sections', index] })
  return found
}
