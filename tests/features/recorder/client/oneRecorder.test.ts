// One tab records at a time, in real tabs.
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { recordingPage } from '../../../support/recordingPage'

const { open } = recordingPage()

/** How asking for the recorder ended, and what the tab is told later. */
const hold = (page: Page, takesOver = false): Promise<string> =>
  page.evaluate((here) => {
    const told = ((window as { told?: string[] }).told ??= [])
    return window.parts
      .holdRecorder({
        takesOver: here,
        onFreed: () => told.push('freed'),
        onLost: () => told.push('lost'),
      })
      .then(
        () => 'held',
        (failure: unknown) =>
          failure instanceof window.parts.RecordedElsewhere ? 'elsewhere' : String(failure),
      )
  }, takesOver)
const told = (page: Page) => page.evaluate(() => (window as { told?: string[] }).told ?? [])
const release = (page: Page) => page.evaluate(() => window.parts.releaseRecorder())

test('the only tab is never told of another one, however often it asks', async () => {
  const page = await open()
  expect(await Promise.all([hold(page), hold(page)])).toEqual(['held', 'held'])
  await page.close()
})

test('who left before the lock came holds nothing; a tab that waits gets it by itself, or takes it over', async () => {
  const [first, second, third] = [await open(), await open(), await open()]
  expect(await hold(first)).toBe('held')
  expect(await hold(second)).toBe('elsewhere')

  expect(await hold(third, true)).toBe('held')
  await expect.poll(() => told(first)).toEqual(['lost'])
  await third.close()
  await expect.poll(() => told(second)).toEqual(['freed'])
  expect(await hold(second)).toBe('held')

  // The tab that lost it waits too, unless its recorder is left.
  await release(first)
  await second.close()
  const fourth = await open()
  expect(await hold(fourth)).toBe('held')
  expect(await hold(first, true)).toBe('held')
  await first.close()
  await expect.poll(() => told(fourth)).toEqual(['lost', 'freed'])
})
