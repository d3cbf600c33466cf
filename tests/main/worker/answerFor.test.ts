import { expect, test } from 'vitest'
import { answerFor, type Answer, type Asked } from '../../../src/main/worker/answerFor'

const stored = new Set(['/assets/index-a1b2c3d4.js', '/assets/i18n/en.json'])

const asked = (pathname: string, over: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  mode: 'cors',
  pathname,
  isOwnOrigin: true,
  bypasses: false,
  ...over,
})
const visit = { mode: 'navigate' }

test.each<{ what: string; request: Asked; answer: Answer }>([
  { what: 'a screen', request: asked('/clips/list', visit), answer: 'shell' },
  { what: 'the empty path', request: asked('/', visit), answer: 'shell' },
  { what: 'the sign-in page', request: asked('/login', visit), answer: 'shellOffline' },
  { what: 'the same in capitals', request: asked('/Login', visit), answer: 'shellOffline' },
  { what: 'a sign-in link', request: asked('/login/1/bob/pw', visit), answer: 'shellOffline' },
  { what: 'a path like it', request: asked('/loginless', visit), answer: 'shell' },
  { what: 'a file of the build', request: asked('/assets/index-a1b2c3d4.js'), answer: 'stored' },
  { what: 'the words', request: asked('/assets/i18n/en.json'), answer: 'stored' },
  { what: 'other words', request: asked('/assets/i18n/xx.json'), answer: 'network' },
  { what: 'an older file', request: asked('/assets/index-00000000.js'), answer: 'buildFile' },
  { what: 'a file without a hash', request: asked('/assets/plain.js'), answer: 'network' },
  { what: 'a call', request: asked('/rest/secure/service/any'), answer: 'network' },
  { what: 'a call opened as a page', request: asked('/rest/any', visit), answer: 'network' },
  { what: 'a way back from a provider', request: asked('/oauth/any', visit), answer: 'network' },
  { what: 'a token', request: asked('/oauth/token', { method: 'POST' }), answer: 'network' },
  { what: 'an upload', request: asked('/uploads/1-a1b2c3d4.mp4', visit), answer: 'network' },
  { what: 'a film', request: asked('/media/c/clip/film-a1b2c3d4.m4s'), answer: 'network' },
  { what: 'a file opened as a page', request: asked('/assets/x.svg', visit), answer: 'network' },
  { what: 'the health', request: asked('/healthz', visit), answer: 'network' },
  {
    what: 'another origin',
    request: asked('/assets/index-a1b2c3d4.js', { isOwnOrigin: false }),
    answer: 'network',
  },
  {
    what: 'whatever bypasses',
    request: asked('/assets/index-a1b2c3d4.js', { bypasses: true }),
    answer: 'network',
  },
  {
    what: 'a page sent to us',
    request: asked('/clips/list', { ...visit, method: 'POST' }),
    answer: 'network',
  },
])('$what is answered by: $answer', ({ request, answer }) => {
  expect(answerFor(request, (pathname) => stored.has(pathname))).toBe(answer)
})
