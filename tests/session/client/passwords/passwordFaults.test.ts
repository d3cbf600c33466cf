import { describe, expect, test } from 'vitest'
import type { CallFailure } from '../../../../src/calls/failures'
import {
  faultsIn,
  faultsOf,
  isFaulty,
  noFaults,
} from '../../../../src/session/client/passwords/passwordFaults'

const around = ['maya@halden.example', 'Maya Lindqvist', 'Studio']
const limits = { least: 10, most: 256 }

describe('before the server is asked', () => {
  test.each([
    { newPassword: '', current: 'old', fresh: { key: 'session.password.missingNew' } },
    {
      newPassword: 'short',
      current: 'old',
      fresh: { key: 'failures.passwordTooShort', params: limits },
    },
    {
      newPassword: 'x'.repeat(257),
      current: 'old',
      fresh: { key: 'failures.passwordTooLong', params: limits },
    },
    {
      newPassword: 'MayaLindqvist1',
      current: 'old',
      fresh: { key: 'failures.passwordTooPersonal', params: limits },
    },
    { newPassword: 'a long enough one', current: 'old', fresh: null },
  ])('$newPassword: $fresh.key', ({ newPassword, current, fresh }) => {
    expect(faultsIn({ newPassword, currentPassword: current }, around)).toEqual({
      ...noFaults,
      fresh,
    })
  })

  test.each([
    { currentPassword: '', current: { key: 'session.password.missingCurrent' } },
    { currentPassword: null, current: null },
  ])('the current password $currentPassword: $current.key', ({ currentPassword, current }) => {
    const faults = faultsIn({ newPassword: 'a long enough one', currentPassword }, around)
    expect(faults.current).toEqual(current)
    expect(isFaulty(faults)).toBe(current !== null)
  })
})

const refused = (code: string, message: string | null = null): CallFailure => ({
  call: 'changePassword',
  kind: 'refused',
  status: 200,
  code,
  message,
  text: message === null ? { key: 'errors.unexpected' } : { words: message },
  faults: [],
  reactions: [],
})
const unreachable = (code: string | null = null): CallFailure => ({
  call: 'changePassword',
  kind: 'unreachable',
  retryAfterMs: null,
  code,
  reactions: [],
})

describe('what the server refuses stands where it is mended', () => {
  test.each([
    { failure: refused('wrongPassword'), at: 'current', says: { key: 'failures.wrongPassword' } },
    {
      failure: refused('passwordTooCommon'),
      at: 'fresh',
      says: { key: 'failures.passwordTooCommon', params: limits },
    },
    {
      failure: refused('passwordUnchanged'),
      at: 'fresh',
      says: { key: 'failures.passwordUnchanged', params: limits },
    },
    {
      failure: refused('changedMeanwhile', 'Server words'),
      at: 'form',
      says: { words: 'Server words' },
    },
    { failure: refused('novel'), at: 'form', says: { key: 'errors.unexpected' } },
    { failure: unreachable(), at: 'form', says: { key: 'errors.unreachable' } },
    {
      failure: unreachable('tooManyAttempts'),
      at: 'form',
      says: { key: 'failures.tooManyAttempts' },
    },
  ])('$failure.code $failure.kind at $at: $says', ({ failure, at, says }) => {
    expect(faultsOf(failure)).toEqual({ ...noFaults, [at]: says })
  })
})
