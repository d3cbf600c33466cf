import { passwordMaxLength, passwordMinLength } from '../../../../generated/facts/constants'
import type { FailureCode } from '../../../../generated/facts/failures'
import type { Words } from '../../../browser/text/words'
import type { CallFailure } from '../../../calls/failures'
import { passwordFaultOf } from '../../passwordRules'

/** What is wrong with a password change, by form field. */
export interface PasswordFaults {
  current: Words | null
  fresh: Words | null
  /** Faults that belong to no field. */
  form: Words | null
}

export interface PasswordChange {
  /** null: no old password is needed, because the session must change its password. */
  currentPassword: string | null
  newPassword: string
}

export const noFaults: PasswordFaults = { current: null, fresh: null, form: null }

/**
 * Checks made before the server is asked; `around` are the names that a password must not consist
 * of.
 */
export function faultsIn(change: PasswordChange, around: readonly string[]): PasswordFaults {
  const fault = passwordFaultOf(change.newPassword, around)
  return {
    current: change.currentPassword === '' ? { key: 'session.password.missingCurrent' } : null,
    fresh:
      change.newPassword === ''
        ? { key: 'session.password.missingNew' }
        : fault
          ? worded(fault)
          : null,
    form: null,
  }
}

export function isFaulty({ current, fresh, form }: PasswordFaults): boolean {
  return [current, fresh, form].some((fault) => fault !== null)
}

/** What the server says, in the reader's language. */
export function faultsOf(failure: CallFailure): PasswordFaults {
  const code = 'code' in failure ? failure.code : null
  if (code === 'wrongPassword') return { ...noFaults, current: { key: 'failures.wrongPassword' } }
  const aboutNew = ofNewPassword.find((each) => each === code)
  if (aboutNew) return { ...noFaults, fresh: worded(aboutNew) }
  return { ...noFaults, form: formWords(failure, code ?? null) }
}

const ofNewPassword = [
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooPersonal',
  'passwordTooCommon',
  'passwordUnchanged',
] as const satisfies readonly FailureCode[]

function worded(fault: (typeof ofNewPassword)[number]): Words {
  return {
    key: `failures.${fault}`,
    params: { least: passwordMinLength, most: passwordMaxLength },
  }
}

function formWords(failure: CallFailure, code: string | null): Words {
  if (code === 'tooManyAttempts') return { key: 'failures.tooManyAttempts' }
  if (failure.kind === 'unreachable') return { key: 'errors.unreachable' }
  return failure.kind === 'refused' ? failure.text : { key: 'errors.unexpected' }
}
