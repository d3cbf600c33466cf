import { expect, test } from 'vitest'
import { chatAddress } from '../../../src/features/channels/chatHook'

const allowed = ['chat.example', '127.0.0.1:4555']

test.each([
  ['slack', 'https://hooks.slack.com/services/T0/B0/x', true],
  ['teams', 'https://prod-12.westeurope.logic.azure.com/workflows/x?sig=y', true],
  ['teams', 'https://ab.cd.api.powerplatform.com/workflows/x', true],
  ['discord', 'https://discord.com/api/webhooks/1/x', true],
  ['slack', 'https://discord.com/api/webhooks/1/x', false],
  ['slack', 'http://hooks.slack.com/services/T0/B0/x', false],
  ['slack', 'https://hooks.slack.com.evil.example/services', false],
  ['slack', 'https://evil.example/hooks.slack.com', false],
  ['slack', 'https://hooks.slack.com:8443/services', false],
  ['slack', 'https://me:secret@hooks.slack.com/services', false],
  ['discord', 'https://notdiscord.com/api/webhooks/1/x', false],
  ['teams', 'https://logic.azure.com/workflows', false],
  ['slack', 'https://10.0.0.1/services', false],
  ['slack', 'not an address', false],
  ['slack', '', false],
  ['slack', 'https://chat.example/hooks/1', true],
  ['teams', 'https://chat.example/hooks/1', true],
  ['slack', 'http://chat.example/hooks/1', false],
  ['slack', 'https://chat.example:8443/hooks/1', false],
  ['slack', 'http://127.0.0.1:4555/hooks/1', true],
  ['slack', 'file://chat.example/hooks/1', false],
] as const)('of %s messages may go to %s: %s', (kind, text, may) => {
  expect(chatAddress(kind, text, allowed) !== undefined).toBe(may)
})
