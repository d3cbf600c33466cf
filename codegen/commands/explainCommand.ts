import { explain, type Explanation } from '../questions/explain'
import { rowWords } from '../questions/rowsOf'
import { lensOf, worldOf, type Lens } from '../questions/world'
import type { Model } from '../resolve/model'
import * as options from './command'
import { lensFrom, lensOptions } from './lensFrom'
import { editionOf, readManifestFolder } from './readEdition'
import { exit } from './stop'
import { subjectsAsked } from './subjectsAsked'
import { say } from './say'

const help = `npm run manifest -- explain --role <role>… [--flag <flag>…] [--<fact> <value>…] <subject>

Whether somebody may open, see or make something, which clause of the manifest decides, and what is missing.

  <subject>            an address (/channel/edit/7), the id of a route, entry, section, call or control,
                       or an id with its kind: 'entry normal/audience/users.list'
  --role <role>        repeated or with commas for several roles; left out: not signed in
  --flag <flag>        a customer flag that is set, or '!<flag>' for one that is not; left out: its default
  --<fact> <value>     a fact of access.yaml, such as --viewport tablet; left out: its last value
  --format json        for other programs
  --manifest <folder>  another folder than manifest/`

export const explainCommand: options.Command = {
  summary: 'why somebody may or may not see, open or make something',
  help,
  run(args) {
    const edition = editionOf(readManifestFolder(options.folderOf(args)), 'the manifest')
    const { model } = edition
    const facts = Object.keys(model.manifest.access.facts)
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      ...options.formatOption,
      ...lensOptions,
      ...Object.fromEntries(facts.map((fact) => [fact, { type: 'string' } as const])),
    })
    const format = options.formatOf(values.format)
    const placed = facts.flatMap((fact) => {
      const value = values[fact as keyof typeof values]
      return typeof value === 'string' ? [[fact, value] as const] : []
    })
    const lens = lensFrom({ ...values, facts: Object.fromEntries(placed) }, model)
    const subjects = subjectsAsked(model, options.onlyOne(positionals, 'subject'))
    const reported = subjects.map((subject) => explain(edition, lens, subject))
    if (format === 'json') options.printJson(reported)
    else say([whoWords(lens, model), ...reported.map(explanationWords)].join('\n\n'))
    return exit.ok
  },
}

/** `viewer; hideOrganization; viewport wide, profiles many`. */
function whoWords(lens: Lens, model: Model): string {
  const { roles, flags, facts } = lensOf(worldOf(lens, model), model)
  return [
    roles.join(' and ') || 'not signed in',
    flags.length > 0 ? `${flags.join(', ')} set` : 'no flag set',
    Object.entries(facts)
      .map((pair) => pair.join(' '))
      .join(', '),
  ].join('; ')
}

function explanationWords({ sentence, isAllowed, steps, rows: touched }: Explanation): string {
  const rows = steps.map(({ of, place, through, clause, holds }) => [
    holds ? 'holds' : 'fails',
    of,
    clause,
    [place, ...through.map((name) => `by ${name}`)].join(' '),
  ])
  if (touched) rows.push(['touches', 'rows', rowWords[touched.scope], touched.place])
  return [
    `${isAllowed ? 'yes' : 'no '}  ${sentence}`,
    ...options.columns(rows).map((row) => `       ${row}`),
  ].join('\n')
}
