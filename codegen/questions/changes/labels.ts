import type { Spot } from '../../problems/problem'
import type { Model } from '../../resolve/model'
import { placeOf } from '../../resolve/words'
import { spotAt } from '../../problems/spot'

/** A text under which people know something, and the key of the manifest that names it. */
export interface Label {
  readonly of: 'title' | 'shortTitle' | 'label'
  readonly key: string
}

/** The labels of sections, of entries, and of routes whose title no menu shows; by the name of the subject. */
export function labelsOf({ trees, routes }: Model): ReadonlyMap<string, readonly Label[]> {
  const labels = new Map<string, Label[]>()
  for (const tree of trees)
    for (const { id, title, shortTitle = title, entries } of tree.sections) {
      const section = `${tree.id}/${id}`
      labels.set(`section ${section}`, [label('title', title), label('shortTitle', shortTitle)])
      for (const entry of entries)
        labels.set(`entry ${section}/${entry.id}`, [label('label', entry.label)])
    }
  const shown = new Set([...labels.values()].flat().map(({ key }) => key))
  for (const { id, title } of routes)
    if (!shown.has(title)) labels.set(`route ${id}`, [label('title', title)])
  return labels
}

const label = (of: Label['of'], key: string): Label => ({ of, key })

/** Where a language has the words of a key. */
export function wordsSpot({ manifest }: Model, language: string, key: string): Spot {
  const { file, text } = manifest.texts.find(
    (own) => own.language === language && placeOf(own.text, key),
  )!
  return spotAt(file, 'text', ...placeOf(text, key)!)
}
