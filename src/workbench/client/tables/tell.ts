import type {
  ActionEntry,
  ClauseEntry,
  Predicate,
  WhenEntry,
} from '../../../../codegen/read/manifest'

/** Short descriptions of predicates, conditions and actions for table cells. */
export function describeAccess(access: Predicate | null): string {
  if (access === null) return ''
  if (typeof access === 'string') return access
  return ([access].flat() as ClauseEntry[]).map(describeClause).join(' or ')
}

function describeClause({ roles = [], flags = {}, facts = {} }: ClauseEntry): string {
  return [
    roles.join(', '),
    ...Object.entries(flags).map(([flag, value]) => (value ? flag : `!${flag}`)),
    ...Object.values(facts),
  ]
    .filter(Boolean)
    .join(' & ')
}

export function describeCondition({
  call,
  status,
  outcome,
  reason,
  message,
  ...rest
}: WhenEntry): string {
  return [
    call !== undefined && list(call),
    status !== undefined && list(status),
    outcome && list(outcome),
    reason && list(reason),
    ...Object.entries(message ?? {}).map(([matcher, texts]) => `${matcher} ${quoted(texts)}`),
    rest.refreshTokenStored !== undefined &&
      (rest.refreshTokenStored ? 'refresh token' : 'no refresh token'),
  ]
    .filter(Boolean)
    .join(' · ')
}

const list = (value: unknown) => [value].flat().join(', ')

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

export function describeActions(actions: readonly ActionEntry[]): string {
  return actions
    .map((action) => {
      if (typeof action === 'string') return action
      const [name, filling] = Object.entries(action)[0] ?? ['', '']
      return typeof filling === 'string' ? `${name} ${filling}` : name
    })
    .join(', ')
}
