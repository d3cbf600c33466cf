import { nameOf } from '../questions/subjects'
import { rowWords } from '../questions/rowsOf'
import { whoCan, type Permission } from '../questions/whoCan'
import * as options from './command'
import { editionOf, readManifestFolder } from './readEdition'
import { exit } from './stop'
import { subjectsAsked } from './subjectsAsked'
import { say } from './say'

const help = `npm run manifest -- who-can <subject>

Everybody who may open, see or make something, with the shortest condition under which they may.

  <subject>            an address (/channel/edit/7), the id of a route, entry, section, call or control,
                       or an id with its kind: 'entry normal/audience/users.list'
  --format json        for other programs
  --manifest <folder>  another folder than manifest/`

export const whoCanCommand: options.Command = {
  summary: 'everybody who may, and when',
  help,
  run(args) {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      ...options.formatOption,
    })
    const format = options.formatOf(values.format)
    const asked = options.onlyOne(positionals, 'subject')
    const { model } = editionOf(readManifestFolder(values.manifest), 'the manifest')
    const reported = subjectsAsked(model, asked).map((subject) => ({
      subject: nameOf(subject),
      who: whoCan(model, subject),
    }))
    if (format === 'json') options.printJson(reported)
    else
      say(reported.map(({ subject, who }) => [subject, ...whoWords(who)].join('\n')).join('\n\n'))
    return exit.ok
  },
}

/** One line for each condition: `cc, viewer  when !hideOrganization`; of a call also whose rows. */
function whoWords(permissions: readonly Permission[]): string[] {
  const lines = new Map<string, { names: string[]; conditions: string[] }>()
  for (const { roles, when, rows } of permissions) {
    const conditions = [when && `when ${when}`, ...(rows ? [rowWords[rows]] : [])]
    const line = lines.get(conditions.join()) ?? { names: [], conditions }
    line.names.push(roles.join(' and ') || 'everybody, signed in or not')
    lines.set(conditions.join(), line)
  }
  if (lines.size === 0) return ['  nobody']
  return options
    .columns([...lines.values()].map(({ names, conditions }) => [names.join(', '), ...conditions]))
    .map((row) => `  ${row}`)
}
