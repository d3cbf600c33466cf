import type { Tables } from '../../../../codegen/workbench/protocol'

/**
 * The entries of which label or name contains every word of the search, in their sections; a section
 * that is found itself keeps all of its entries.
 */
export function findOutline(
  outline: Tables['outline'],
  words: Readonly<Record<string, string>>,
  search: string,
): Tables['outline'] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return outline
  const isFound = (key: string, subject: string) => {
    const said = `${words[key] ?? key}\n${subject.split('/').at(-1)}`.toLocaleLowerCase()
    return wanted.every((word) => said.includes(word))
  }
  return outline.flatMap((tree) => {
    const sections = tree.sections.flatMap((section) => {
      if (isFound(section.titleKey, section.subject)) return section
      const entries = section.entries.filter(({ labelKey, subject }) => isFound(labelKey, subject))
      return entries.length > 0 ? { ...section, entries } : []
    })
    return sections.length > 0 ? { ...tree, sections } : []
  })
}
