import type { SectionTable, TreeTable } from './navigationTable'
import { literal } from './output'

/** A tree as TypeScript, an entry a line, so that a review shows which entry changed. */
export function treeRow({ sections, ...tree }: TreeTable): string {
  return `  {
    ${fields(tree).join(',\n    ')},
    sections: [
${sections.map(sectionRow).join('\n')}
    ],
  },`
}

function sectionRow({ entries, ...section }: SectionTable): string {
  return `      {
        ${fields(section).join(', ')},
        entries: [
${entries.map((entry) => `          ${literal(entry)},`).join('\n')}
        ],
      },`
}

const fields = (values: object) =>
  Object.entries(values).map(([name, value]) => `${name}: ${literal(value)}`)
