import { problem, type Problem } from '../../problems/problem'
import { related, spotAt } from '../../problems/spot'
import type { ActionEntry, Manifest } from '../../read/manifest'

type Path = readonly (string | number)[]

/** No action follows one that leaves the page, because it might not run. */
export function ensureActionsRun({ errors }: Manifest): Problem[] {
  return [
    ...errors.rules.flatMap(({ then }, rule) => lateActions(then, ['rules', rule, 'then'])),
    ...lateActions(errors.default, ['default']),
  ]
}

function lateActions(actions: readonly ActionEntry[], path: Path): Problem[] {
  const leaving = actions.findIndex(leavesPage)
  if (leaving === -1) return []
  return actions
    .slice(leaving + 1)
    .map((action, offset) =>
      problem(
        'ERR-AFTER',
        'errors.yaml',
        [...path, leaving + 1 + offset],
        `${nameOf(action)} comes too late: ${nameOf(actions[leaving]!)} before it leaves the page.`,
        { related: [related(spotAt('errors.yaml', ...path, leaving), 'leaves the page.')] },
      ),
    )
}

const leavesPage = (action: ActionEntry) =>
  ['reload', 'landing', 'endSession'].includes(nameOf(action))

const nameOf = (action: ActionEntry) =>
  typeof action === 'string' ? action : (Object.keys(action)[0] ?? '')
