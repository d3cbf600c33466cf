import { load } from 'js-yaml'
import { applyToText } from '../edit/applyToText'
import { printFlow } from '../edit/yaml/printFlow'
import type { AccessFile, ControlEntry } from '../read/manifest'
import { commentsOnlyIn, withLinesAbove } from './comments'
import type { Files } from './migrate'

/**
 * In version 1 controls were predicates with these names, and their targets were in the shell's
 * code.
 */
const targets: Readonly<Record<string, Pick<ControlEntry, 'route' | 'action'>>> = {
  quickRecord: { route: 'clips.add' },
  profileSwitcher: { action: 'switchProfile' },
  signOutByIcon: { action: 'logOut' },
}

/**
 * Version 2 declares controls in navigation.yaml. A predicate that is used elsewhere stays, and the
 * control refers to it.
 */
export function controlsApart(files: Files): Files {
  const [access, navigation] = [files.get('access.yaml'), files.get('navigation.yaml')]
  if (access === undefined || navigation === undefined) return files
  const { predicates = {} } = load(access) as Partial<AccessFile>
  const everything = [...files.values()].join('\n')
  const isCited = (name: string) => new RegExp(`\\$${name}\\b`).test(everything)
  // The new form may have been written under the old version already.
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
