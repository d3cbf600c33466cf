// What is wrong with a draft before the server is asked: the schema of the call itself says it.
import type { Screen } from '../../../../generated/facts/screen'
import type { Words } from '../../../browser/text/words'
import type { FieldFault } from '../../../calls/envelope'
import { faultText } from '../../../calls/refusalText'
import { currentValue, isShown, type Draft } from './draft'
import { requestOf } from './request'
import { isEmpty, type FormInput } from './values'

export interface WriteSchema {
  safeParse(value: unknown): { success: true } | { success: false; error: unknown }
}

export type Faults = Readonly<Record<string, Words>>

/** An issue of zod, as far as it is looked at. */
export interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
}

export function checkDraft(
  screen: Pick<Screen, 'key'>,
  inputs: readonly FormInput[],
  draft: Draft,
  schema: WriteSchema,
): Faults {
  const judged = schema.safeParse(requestOf(screen, inputs, draft))
  const issues = judged.success ? [] : (judged.error as { issues: readonly Issue[] }).issues
  const faults = issues.flatMap((issue) => {
    const field = fieldOf(issue.path)
    return inputs.some((input) => input.field === field) ? [[field, wordsFor(issue)] as const] : []
  })
  const missing = inputs
    .filter((input) => input.isNeeded && isShown(input, inputs, draft))
    .filter((input) => isEmpty(input, currentValue(input, draft)))
    .map(({ field }) => [field, faultText({ field, code: 'required' })] as const)
  // The first issue of a field is the one to be told; that it is missing says more than its type.
  return Object.fromEntries([...faults.toReversed(), ...missing])
}

/** `values.email` or `values.extra.01J…`, and what is within it. */
export function fieldOf(path: readonly PropertyKey[]): string {
  const [, first, second] = path.map(String)
  return first === 'extra' ? `extra.${second}` : (first ?? '')
}

const keywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  too_small: { string: 'minLength', array: 'minItems' },
  too_big: { string: 'maxLength', array: 'maxItems' },
}

/** The keyword of JSON Schema by which the server would name the same fault; an address says so itself. */
export function faultOf({ code, path, origin = '', format, minimum, maximum }: Issue): FieldFault {
  const field = fieldOf(path)
  const limit = Number(code === 'too_small' ? minimum : maximum)
  const bound = code === 'too_small' ? 'minimum' : 'maximum'
  if (code in keywords) return { field, code: keywords[code]?.[origin] ?? bound, limit }
  if (code === 'invalid_format' && format === 'email') return { field, code: 'email' }
  if (code === 'invalid_format' || code === 'invalid_type') return { field, code: 'format' }
  return { field, code }
}

const wordsFor = (issue: Issue): Words => faultText(faultOf(issue))
