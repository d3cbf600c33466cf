// Checks a form against every condition of its policy, and refuses fields no condition covers
// (security-reliability.md 21).
import { isSafeKey } from './key'
import { readPolicyDocument } from './policyDocument'
import { PostFault, accessDenied, malformed } from './postFault'
import { algorithm, credentialOf, signText } from './sigV4'
import { isSameText } from '../isSameText'
import type { Arrival } from './landings'
import type { Condition } from './policyDocument'
import type { PostTarget } from './postTarget'

/** The form's fields that come before the file, with names in lower case. */
export type PostFields = ReadonlyMap<string, string>

export interface PostLeave extends Arrival {
  minBytes: number
  maxBytes: number
}

const clockSkewMs = 5 * 60_000
const needed = ['key', 'policy', 'x-amz-algorithm', 'x-amz-credential', 'x-amz-date']
/**
 * Fields that need no condition: the policy itself, its signature, and those the protocol leaves to
 * the caller.
 */
const uncovered = /^(policy|x-amz-signature|x-ignore-.*)$/

export function checkPostPolicy(fields: PostFields, target: PostTarget, now: Date): PostLeave {
  const missing = [...needed, 'x-amz-signature'].find((name) => !fields.has(name))
  if (missing) throw malformed(`The form has no field '${missing}'.`)
  checkScope(fields, target, now)
  checkSignature(fields, target)

  const { expiresAt, session, conditions } = readPolicyDocument(fieldOf(fields, 'policy'))
  if (now.getTime() >= expiresAt) throw accessDenied('Policy expired.')
  const met = new Map([...fields, ['bucket', target.bucket]])
  const broken = conditions.find((condition) => !isMet(condition, met))
  if (broken) throw accessDenied(`Policy Condition failed: ${describe(broken)}`)
  const covered = new Set(conditions.flatMap((each) => ('field' in each ? [each.field] : [])))
  const extra = [...met.keys()].find((name) => !covered.has(name) && !uncovered.test(name))
  if (extra) throw accessDenied(`Extra input fields: ${extra}`)

  const key = fieldOf(fields, 'key')
  if (!isSafeKey(key)) throw new PostFault(400, 'InvalidArgument', 'The key is not one of ours.')
  return { key, session, ...lengthsOf(conditions) }
}

/** A signature is valid for one key, day, region and service. */
function checkScope(fields: PostFields, target: PostTarget, now: Date): void {
  if (fields.get('x-amz-algorithm') !== algorithm) throw malformed('X-Amz-Algorithm is not known.')
  const date = fieldOf(fields, 'x-amz-date')
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(signedAt)) throw malformed('X-Amz-Date is not a date.')
  if (signedAt > now.getTime() + clockSkewMs) {
    throw new PostFault(403, 'RequestTimeTooSkewed', 'X-Amz-Date lies in the future.')
  }
  const credential = fieldOf(fields, 'x-amz-credential')
  if (credential.split('/')[0] !== target.accessKeyId) {
    throw new PostFault(403, 'InvalidAccessKeyId', 'This access key does not exist here.')
  }
  if (credential !== credentialOf(target.accessKeyId, date.slice(0, 8), target.region)) {
    throw malformed('X-Amz-Credential names another day, region or service.')
  }
}

function checkSignature(fields: PostFields, target: PostTarget): void {
  const day = fieldOf(fields, 'x-amz-date').slice(0, 8)
  const policy = fieldOf(fields, 'policy')
  const expected = signText(policy, target.secretAccessKey, day, target.region)
  if (!isSameText(fieldOf(fields, 'x-amz-signature'), expected)) {
    throw new PostFault(403, 'SignatureDoesNotMatch', 'The signature does not match the policy.')
  }
}

function isMet(condition: Condition, fields: PostFields): boolean {
  if (condition.kind === 'length') return true
  const value = fields.get(condition.field)
  if (value === undefined) return false
  return condition.kind === 'equals' ? value === condition.value : value.startsWith(condition.value)
}

function lengthsOf(conditions: readonly Condition[]): { minBytes: number; maxBytes: number } {
  const ranges = conditions.filter((each) => each.kind === 'length')
  if (ranges.length === 0) throw accessDenied('content-length-range is missing.')
  return {
    minBytes: Math.max(...ranges.map(({ min }) => min)),
    maxBytes: Math.min(...ranges.map(({ max }) => max)),
  }
}

function describe(condition: Condition): string {
  if (condition.kind === 'length') return 'content-length-range'
  return condition.kind === 'equals'
    ? `eq $${condition.field}`
    : `starts-with $${condition.field} ${condition.value}`
}

function fieldOf(fields: PostFields, name: string): string {
  return fields.get(name) ?? ''
}
