import { expect, test } from 'vitest'
import { scopeReaching } from '../../src/server/cookieScope'

test.each([
  ['https://studio.example', 'https://studio.example', {}],
  ['https://studio.example:8443', 'https://studio.example', {}],
  ['https://media.studio.example', 'https://app.studio.example', { domain: 'studio.example' }],
  ['https://media.studio.example', 'https://studio.example', { domain: 'studio.example' }],
  ['https://a.b.studio.example', 'https://c.b.studio.example', { domain: 'b.studio.example' }],
  ['https://media.other.example', 'https://app.studio.example', undefined],
  ['https://notstudio.example', 'https://studio.example', undefined],
  ['http://127.0.0.1:9000', 'http://10.0.0.1:4000', undefined],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:4000', {}],
  ['https://analytics.example', undefined, {}],
])('a cookie for %s set by %s goes to %j', (other, ours, scope) => {
  expect(scopeReaching(other, ours)).toEqual(scope)
})
