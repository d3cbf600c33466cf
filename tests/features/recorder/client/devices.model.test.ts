// What is open is closed before something else is opened, and when the recorder is left.
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/recorder/client/recorder.model'
import { $rig, $screen } from '../../../../src/features/recorder/client/devices.model'
import { $stage, happened } from '../../../../src/features/recorder/client/stage.model'
import { browserEdge } from '../../../support/browserEdge'

/** A stream that tells whether its only track was stopped. */
function aStream() {
  const seen = { isOpen: true }
  const track = { stop: () => (seen.isOpen = false), getSettings: () => ({}) }
  const tracks = () => [track]
  const stream = { getTracks: tracks, getVideoTracks: tracks, getAudioTracks: tracks }
  return { seen, stream: stream as unknown as MediaStream }
}

test.each(['deviceChosen', 'leavePressed'] as const)('%s', async (is) => {
  const { handlers } = browserEdge()
  const scope = fork({ handlers })
  const [camera, microphone, shared] = [aStream(), aStream(), aStream()]
  const sound = { close: () => Promise.resolve() } as never
  await allSettled($rig, {
    scope,
    params: { camera: camera.stream, microphone: microphone.stream, sound, mime: '' },
  })
  await allSettled($screen, { scope, params: { stream: shared.stream, surface: 'window' } })
  await allSettled($stage, { scope, params: { is: 'ready' } })
  await allSettled(happened, { scope, params: { is } })
  expect([camera, microphone, shared].map(({ seen }) => seen.isOpen)).toEqual([false, false, false])
})
