import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { appStarted } from '../../src/browser/appStarted'
import '../../src/browser/listen'
import { browserEdge } from '../support/browserEdge'

afterEach(() => vi.unstubAllGlobals())

test('case 27: however often the page starts, the browser is listened to once', async () => {
  const heard: string[] = []
  const add = (name: string) => void heard.push(name)
  vi.stubGlobal('addEventListener', add)
  vi.stubGlobal('document', { addEventListener: add })
  const scope = fork({ handlers: browserEdge().handlers })
  await allSettled(appStarted, { scope })
  const atFirst = [...heard]
  expect(atFirst).toContain('storage')
  for (let times = 1; times < 100; times++) await allSettled(appStarted, { scope })
  expect(heard).toEqual(atFirst)
})
