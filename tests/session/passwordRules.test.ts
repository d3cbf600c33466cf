import { expect, test } from 'vitest'
import { passwordFaultOf } from '../../src/session/passwordRules'

const around = ['ada', 'ada.lovelace@work.example', 'Ada Lovelace', 'Studio', 'user4711']

test.each([
  { password: '123456789', fault: 'passwordTooShort' },
  { password: 'abcdefghij', fault: undefined },
  { password: 'all small letters', fault: undefined },
  { password: '🌊🌊🌊🌊🌊🌊🌊🌊🌊', fault: 'passwordTooShort' },
  { password: '🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊', fault: undefined },
  { password: 'e\u0301'.repeat(9), fault: 'passwordTooShort' },
  { password: 'x'.repeat(256), fault: undefined },
  { password: '🌊'.repeat(256), fault: undefined },
  { password: 'x'.repeat(257), fault: 'passwordTooLong' },
  { password: 'ada.lovelace@work.example', fault: 'passwordTooPersonal' },
  { password: 'ADA.LOVELACE@WORK.EXAMPLE', fault: 'passwordTooPersonal' },
  { password: 'Ada-Lovelace-1815', fault: 'passwordTooPersonal' },
  { password: 'studio2026!', fault: 'passwordTooPersonal' },
  { password: 'StudioStudio', fault: 'passwordTooPersonal' },
  { password: 'ada at studio', fault: undefined },
  { password: 'canada trip', fault: undefined },
  { password: '31415926535', fault: undefined },
])('$password: $fault', ({ password, fault }) => {
  expect(passwordFaultOf(password, around)).toBe(fault)
})

test('a name of nothing but digits and signs takes nothing away from others', () => {
  expect(passwordFaultOf('1234 5678 90', ['1234 5678 90'])).toBe('passwordTooPersonal')
  expect(passwordFaultOf('1234 5678 91', ['1234 5678 90', '', '@'])).toBeUndefined()
})
