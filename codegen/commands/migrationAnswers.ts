import type { Answers } from '../stored/answers'
import { snake } from '../stored/storedEntities'
import { misused } from './stop'

interface Given {
  readonly rename?: readonly string[] | undefined
  readonly fill?: readonly string[] | undefined
  readonly drop?: readonly string[] | undefined
  readonly replace?: readonly string[] | undefined
  readonly doubles?: string | undefined
}

export function readAnswers({ rename, fill, drop, replace, doubles }: Given): Answers {
  if (doubles !== undefined && doubles !== 'number' && doubles !== 'none')
    throw misused(`--doubles is number or none, not ${doubles}.`)
  return {
    renames: new Map(pairs('rename', rename).map(([one, other]) => [snake(one), snake(other)])),
    fills: new Map(pairs('fill', fill).map(([field, value]) => [snake(field), value])),
    drops: new Set((drop ?? []).map(snake)),
    replacements: new Map(
      pairs('replace', replace).map(([place, value]) => {
        const [field = '', ...old] = place.split('.')
        return [`${snake(field)}.${old.join('.')}`, value]
      }),
    ),
    doubles,
  }
}

const pairs = (option: string, given: readonly string[] = []) =>
  given.map((each): readonly [string, string] => {
    const at = each.indexOf('=')
    if (at < 1) throw misused(`--${option} takes two names with = between them, not ${each}.`)
    return [each.slice(0, at), each.slice(at + 1)]
  })
