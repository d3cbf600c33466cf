import { allChanges } from '../overlay/allChanges'
import { placeProblems } from '../problems/placeProblems'
import { printProblems } from '../problems/printProblem'
import { missingApprovals } from '../questions/changes/approvals'
import type { AccessChange } from '../questions/diff'
import * as options from './command'
import { comparableEditionOf, readFolderOrRef, readManifestFolder } from './readEdition'
import { exit, misused } from './stop'
import { say } from './say'

const help = `npm run manifest -- diff <before> [<after>]

Who gains and who loses what, and by calls whose rows, what is new, gone, moved or renamed, and what only reads otherwise (SAME).

  <before>             a git ref (origin/main) or a folder (../other/manifest)
  <after>              the same; left out: the manifest folder as it is now
  --format json        for other programs
  --manifest <folder>  another folder than manifest/; also looked for in the git refs

Whoever widens access adds an approval to access.yaml; a gain without one ends with exit code ${exit.unapproved}.`

export const diffCommand: options.Command = {
  summary: 'who gains and who loses between two states of the manifest',
  help,
  run(args) {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      ...options.formatOption,
    })
    const format = options.formatOf(values.format)
    const [from, to, ...more] = positionals
    if (from === undefined || more.length > 0)
      throw misused('Say with what to compare: a git ref or a folder, and perhaps a second one.')
    const { manifest: folder } = values
    const { edition: before } = comparableEditionOf(readFolderOrRef(from, folder), from)
    const files = to === undefined ? readManifestFolder(folder) : readFolderOrRef(to, folder)
    const { edition: after, ...found } = comparableEditionOf(files, to ?? folder)
    const problems = placeProblems(found.problems, files)
    const changes = allChanges(before, after)
    const approvals = missingApprovals(changes, after, new Date().toISOString().slice(0, 10))
    if (format === 'json') options.printJson({ changes, approvals, problems })
    else say([...changeWords(changes), ...approvalWords(approvals)].join('\n'))
    if (problems.length > 0) {
      if (format === 'pretty') console.error(`\n${printProblems(found, files)}`)
      return exit.manifest
    }
    return approvals.length > 0 ? exit.unapproved : exit.ok
  },
}

function changeWords(changes: readonly AccessChange[]): string[] {
  if (changes.length === 0) return ['Nothing changed for anybody.']
  return options.columns(
    changes.map(({ kind, roles, subject, when, was, now, place, overlay }) => [
      kind,
      roles.join(', '),
      overlay === undefined ? subject : `${subject} with the overlay ${overlay}`,
      [was && `${was} -> ${now}`, when && `when ${when}`].filter(Boolean).join(' '),
      place,
    ]),
  )
}

const approvalWords = (lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [
        '',
        'Nobody has agreed to what is gained. Whoever does adds to manifest/access.yaml:',
        '',
        ...lines,
      ]
