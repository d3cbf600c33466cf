import { printFlow, printPair } from '../../edit/yaml/printFlow'
import type { Model } from '../../resolve/model'
import { wordOf } from '../../resolve/wordOf'
import { decisionsOf } from '../decisionsOf'
import { tableFolder, type Table } from '../readTables'
import { offeredBy } from './screensToRewrite'
import { whoOf } from './whoOf'

/**
 * Rows for things that no table signs, file by file, as the manifest has them now: a person reads
 * and pastes them. Rows about replies, and what rows have no words for, are left to that person.
 */
export function rowsToAdd(
  unsigned: readonly string[],
  tables: readonly Table[],
  model: Model,
): string[] {
  const rulesOf = new Map(decisionsOf(model).map(({ subject, rules }) => [subject, rules]))
  const byFile = new Map<string, string[]>()
  const add = (file: string, ...lines: readonly string[]) =>
    byFile.set(file, [...(byFile.get(file) ?? []), ...lines])
  const signed = (subject: string, screens: readonly string[] = []) =>
    whoOf([rulesOf.get(subject)!], model, screens)
  const menus = tables.flatMap((table) => (table.kind === 'menu' ? table : []))

  const entries = model.trees.flatMap(({ id: tree, viewports, sections }) =>
    sections.flatMap((section) =>
      section.entries.map((entry) => ({
        subject: `entry ${tree}/${section.id}/${entry.id}`,
        title: wordOf(model, section.title),
        label: wordOf(model, entry.label),
        files: menus.filter(({ screens }) => screens.some((screen) => viewports.includes(screen))),
      })),
    ),
  )
  for (const { subject, title, label, files } of entries)
    if (unsigned.includes(subject))
      for (const { file, screens } of files) {
        const who = signed(subject, screens)
        if (who) add(file, printPair(title, ''), `  ${printPair(label, printFlow(who))}`)
      }
  const paths = new Map(model.routes.map(({ id, path }) => [`route ${id}`, path]))
  for (const subject of unsigned) {
    const [kind, id = ''] = subject.split(' ')
    if (kind !== 'route' && kind !== 'call' && kind !== 'control') continue
    const who = signed(subject)
    const file = kind === 'route' ? 'pages.yaml' : `${kind}s.yaml`
    if (who) add(file, printPair(paths.get(subject) ?? id, printFlow(who)))
  }
  const screens = unsigned.flatMap((subject) => /^act (.*)\//.exec(subject)?.[1] ?? [])
  for (const screen of new Set(screens)) {
    const offered = offeredBy(screen, model)
    if (offered) add('screens.yaml', printPair(screen, printFlow(offered)))
  }
  return [...byFile].flatMap(([file, lines]) => ['', `# ${tableFolder}/${file}`, ...lines])
}
