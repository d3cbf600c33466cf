import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $viewportWidth } from '../../../src/browser/viewport'
import { memberArrived } from '../../../src/session/client'
import { $isNarrowDialogOpen, continuedAnyway } from '../../../src/shell/viewport/narrow.model'
import { aSession, browserEdge } from '../../support/browserEdge'

/** A page of this device on which somebody has just arrived. */
async function aPage(stored: Map<string, string>, width: number) {
  const { handlers } = browserEdge({ stored })
  const scope = fork({ handlers, values: [[$viewportWidth, width]] })
  await allSettled(memberArrived, { scope, params: aSession() })
  return { scope, isAsked: () => scope.getState($isNarrowDialogOpen) }
}

test('a narrow window is remarked on once on a device, however often the page is loaded', async () => {
  const stored = new Map<string, string>()
  expect((await aPage(stored, 1280)).isAsked()).toBe(false)
  const first = await aPage(stored, 640)
  expect(first.isAsked()).toBe(true)
  await allSettled(continuedAnyway, first)
  expect(first.isAsked()).toBe(false)
  expect((await aPage(stored, 640)).isAsked()).toBe(false)
})
