// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { claimReloadFx } from '../../src/browser/build'

const claim = async () => (await allSettled(claimReloadFx, { scope: fork() })).value

test('a page may load itself again once for each build and tab', async () => {
  sessionStorage.clear()
  expect(await claim()).toBe(true)
  expect(await claim()).toBe(false)
  sessionStorage.setItem('build.reloaded', 'the build before')
  expect(await claim()).toBe(true)
})

test('where nothing can be remembered it may not', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await claim()).toBe(false)
  vi.unstubAllGlobals()
})
