// @vitest-environment jsdom
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { heldUploadsChanged } from '../../../../../src/features/media/client/tray/tray.model'
import { UploadTray } from '../../../../../src/features/media/client/tray/UploadTray'
import type { UploadItem } from '../../../../../src/features/media/client/uploadItem'
import { click, draw } from '../../../../ui/page'

const item = (phase: UploadItem['phase']): UploadItem => ({
  itemId: 'harbour',
  file: new File(['1'], 'harbour.mp4'),
  stop: new AbortController(),
  phase,
  sentBytes: 0,
})
const hold = (scope: Scope, phase: UploadItem['phase']) =>
  act(() =>
    allSettled(heldUploadsChanged, { scope, params: { holder: 'clips', items: [item(phase)] } }),
  )
const summary = () => document.querySelector('[role=dialog]')

async function openTray() {
  const scope = fork()
  await hold(scope, 'sending')
  draw(
    <Provider value={scope}>
      <UploadTray />
    </Provider>,
  )
  click(document.querySelector('button')!)
  await act(async () => {
    await import('../../../../../src/ui/overlay/Popup')
  })
  await act(async () => {})
  expect(summary()?.textContent).toContain('harbour.mp4')
  return scope
}

test('the summary of uploads is closed by its button, while they run', async () => {
  await openTray()
  click(summary()!.querySelector('header button')!)
  expect(summary()).toBeNull()
})

test.each(['done', 'failed'] as const)('it goes once the last of them is %s', async (phase) => {
  const scope = await openTray()
  await hold(scope, phase)
  expect(summary()).toBeNull()
})
