import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import type { TextKey } from '../../../generated/facts/text'
import { setPageLanguageFx } from '../../../src/browser/page'
import {
  $translate,
  fetchWordsFx,
  loadFeatureWordsFx,
  loadTextFx,
} from '../../../src/browser/text/text.model'
import { withResolvers } from '../../support/withResolvers'

/** A page that speaks a language; files arrive at once, or when a test lets them. */
async function speaking(language: 'en' | 'de', held: Readonly<Record<string, Promise<void>>> = {}) {
  const fetched: string[] = []
  const scope = fork({
    handlers: [
      [setPageLanguageFx, () => undefined],
      [
        fetchWordsFx,
        async (file: string) => {
          fetched.push(file)
          await held[file]
          return { [file.includes('/') ? 'footage.retry' : 'nav.home']: `said by ${file}` }
        },
      ],
    ],
  })
  await allSettled(loadTextFx, { scope, params: language })
  return {
    fetched,
    say: (key: TextKey) => (scope.getState($translate) as (key: TextKey) => string)(key),
    speak: (next: 'en' | 'de') => allSettled(loadTextFx, { scope, params: next }),
    open: () => allSettled(loadFeatureWordsFx, { scope, params: ['footage'] }),
  }
}

test('a page begins with one file, and each feature brings one more, once', async () => {
  const { fetched, say, open } = await speaking('de')
  expect(fetched).toEqual(['de'])
  await open()
  await open()
  expect(fetched).toEqual(['de', 'de/footage'])
  expect([say('nav.home'), say('footage.retry')]).toEqual(['said by de', 'said by de/footage'])
})

test('another language brings the words of every feature that was opened', async () => {
  const { fetched, say, open, speak } = await speaking('de')
  await open()
  await speak('en')
  expect(fetched.slice(2)).toEqual(['en', 'en/footage'])
  expect(say('footage.retry')).toBe('said by en/footage')
})

test('a feature that is opened while another language arrives is read in that language', async () => {
  const arrival = withResolvers<void>()
  const { say, open, speak } = await speaking('de', { en: arrival.promise })
  const spoken = speak('en')
  const opened = open()
  arrival.resolve()
  await Promise.all([spoken, opened])
  expect(say('footage.retry')).toBe('said by en/footage')
})

test('a file that is on its way is not asked for again', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({})
  })
  const scope = fork({ handlers: [[setPageLanguageFx, () => undefined]] })
  await Promise.all([
    allSettled(loadFeatureWordsFx, { scope, params: ['footage'] }),
    allSettled(loadFeatureWordsFx, { scope, params: ['footage'] }),
    allSettled(loadTextFx, { scope, params: 'en' }),
  ])
  expect(asked.toSorted()).toEqual(['/assets/i18n/en.json', '/assets/i18n/en/footage.json'])
  vi.unstubAllGlobals()
})
