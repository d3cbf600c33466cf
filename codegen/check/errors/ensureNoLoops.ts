import { problem, type Problem } from '../../problems/problem'
import { related, spotAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { carriesToken } from '../../read/isForMembers'
import { parametersOf } from '../../resolve/model'
import { describeReply } from './describeReply'
import type { ReplyClass } from './replyClasses'

/**
 * Rules cause no endless loops: an ended session leads to a public route, and only calls with a
 * token are repeated with a new one.
 */
export function ensureNoLoops(manifest: Manifest, classes: readonly ReplyClass[]): Problem[] {
  return [...endingProblems(manifest), ...repeatProblems(manifest, classes)]
}

function endingProblems({ errors, features }: Manifest): Problem[] {
  const routes = new Map(
    features.flatMap(({ file, routes: own = [] }) =>
      own.map((route, index) => [route.id, { route, file, path: ['routes', index] }]),
    ),
  )
  return Object.entries(errors.endings).flatMap(([id, { goto }]) => {
    const found = routes.get(goto)
    if (!found) return []
    const { route, file, path } = found
    const fault = [
      route.access !== 'public' && {
        key: 'access',
        why: 'is not public: the guard would send the person back',
      },
      parametersOf(route.path).length > 0 && {
        key: 'path',
        why: 'has parameters that an ending cannot fill in',
      },
      route.redirect && { key: 'redirect', why: 'leads on to other routes' },
    ].find((candidate) => candidate)
    if (!fault) return []
    return problem(
      'ERR-LOOP',
      'errors.yaml',
      ['endings', id, 'goto'],
      `The ending ${id} goes to ${goto}, which ${fault.why}.`,
      { related: [related(spotAt(file, ...path, fault.key), `is the ${fault.key} of ${goto}.`)] },
    )
  })
}

function repeatProblems({ errors, features }: Manifest, classes: readonly ReplyClass[]): Problem[] {
  const calls = new Map(
    features.flatMap(({ file, calls: own = [] }) =>
      own.map((call, index) => [call.id, { call, file, path: ['calls', index] }]),
    ),
  )
  const seen = new Set<number | undefined>()
  return classes.flatMap(({ rules: [first], reply }) => {
    const { then, path } =
      first === undefined
        ? { then: errors.default, path: ['default'] }
        : { then: errors.rules[first]!.then, path: ['rules', first, 'then'] }
    const { call, file, path: place } = calls.get(reply.call)!
    if (!then.includes('refreshAndRepeat') || seen.has(first)) return []
    if (carriesToken(call) && call.id !== 'refreshSession') return []
    seen.add(first)
    const why = call.id === 'refreshSession' ? 'is itself the refresh' : 'carries no token'
    return problem(
      'ERR-LOOP',
      'errors.yaml',
      [...path, then.indexOf('refreshAndRepeat')],
      `refreshAndRepeat would run for ${describeReply(reply)}, but ${call.id} ${why}.`,
      { related: [related(spotAt(file, ...place), `is ${call.id}.`)] },
    )
  })
}
