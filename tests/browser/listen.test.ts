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
  for (let times = 0; times < 100; times++) await allSettled(appStarted, { scope })
  expect(heard).toContain('storage')
  expect(heard.length).toBe(new Set(heard).size)
})
