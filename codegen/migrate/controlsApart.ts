import { load } from 'js-yaml'
import { applyToText } from '../edit/applyToText'
import { printFlow } from '../edit/yaml/printFlow'
import type { AccessFile, ControlEntry } from '../read/manifest'
import { commentsOnlyIn, withLinesAbove } from './comments'
import type { Files } from './migrate'

/** Version 1 knew the shell's controls by these names of predicates; where each leads stood in the shell. */
const targets: Readonly<Record<string, Pick<ControlEntry, 'route' | 'action'>>> = {
  quickRecord: { route: 'clips.add' },
  profileSwitcher: { action: 'switchProfile' },
  signOutByIcon: { action: 'logOut' },
}

/** Version 2 has them in navigation.yaml. A predicate that something else cites stays, and the control cites it too. */
export function controlsApart(files: Files): Files {
  const [access, navigation] = [files.get('access.yaml'), files.get('navigation.yaml')]
  if (access === undefined || navigation === undefined) return files
  const { predicates = {} } = load(access) as Partial<AccessFile>
  const everything = [...files.values()].join('\n')
  const isCited = (name: string) => new RegExp(`\\$${name}\\b`).test(everything)
  // Already there where somebody wrote the new form under the old version.
  if (/^controls:/m.test(navigation)) return files
  const names = Object.keys(targets).filter((name) => Object.hasOwn(predicates, name))
  const lines = names.flatMap((name) => {
    const { when, from, meaning } = predicates[name]!
    const rule = isCited(name) ? `$${name}` : when
    const comments = isCited(name) ? [] : commentsOnlyIn(access, without(access, name))
    const control = printFlow({ ...targets[name], access: rule, from, meaning })
    return [...comments, `${name}: ${control}`].map((line) => `  ${line}`)
  })
  const head = '# What the shell offers outside the trees.'
  const controls = lines.length > 0 ? [head, 'controls:', ...lines, ''] : ['controls: {}', '']
  return new Map(files)
    .set('access.yaml', names.filter((name) => !isCited(name)).reduce(without, access))
    .set('navigation.yaml', withLinesAbove(navigation, ['trees'], controls))
}

function without(access: string, name: string): string {
  const { predicates } = load(access) as AccessFile
  const { [name]: _, ...value } = predicates
  return applyToText(access, { do: 'set', path: ['predicates'], value })
}
