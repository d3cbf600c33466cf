import { describe, expect, test } from 'vitest'
import {
  messagesAmong,
  messagesFor,
  matchesMessage,
} from '../../../../codegen/check/errors/messages'

describe('messages that satisfy tests', () => {
  test.each([
    { tests: [{ prefix: ['User'] }], messages: ['User…'] },
    { tests: [{ contains: ['##'] }], messages: ['…##…'] },
    { tests: [{ prefix: ['User', 'Token'] }], messages: ['User…', 'Token…'] },
    { tests: [{ prefix: ['User'] }, { prefix: ['User is'] }], messages: ['User is…'] },
    { tests: [{ prefix: ['User'] }, { prefix: ['Token'] }], messages: [] },
    { tests: [{ prefix: ['User'] }, { contains: ['##'] }], messages: ['User…##…'] },
    { tests: [{ equals: ['User is gone'] }, { prefix: ['User'] }], messages: ['User is gone'] },
    { tests: [{ equals: ['User is gone'] }, { contains: ['##'] }], messages: [] },
    { tests: [{ equals: ['one'] }, { equals: ['two'] }], messages: [] },
    { tests: [{ prefix: ['It’s'] }, { prefix: ["It's over"] }], messages: ["It's over…"] },
  ])('of $tests are $messages', ({ tests, messages }) => {
    expect(messagesFor(tests)).toEqual(messages)
    for (const message of messages)
      expect(tests.every((wanted) => matchesMessage(wanted, message))).toBe(true)
  })

  test('tell tests apart: silence, each alone, and each two together', () => {
    expect(messagesAmong([{ prefix: ['User'] }, { contains: ['##'] }])).toEqual([
      null,
      'User…',
      'User…##…',
      '…##…',
    ])
  })
})
