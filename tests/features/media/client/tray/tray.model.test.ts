// @vitest-environment jsdom
import { allSettled, createEffect, fork } from 'effector'
import { expect, test } from 'vitest'
import { guardLeavingFx } from '../../../../../src/browser/leaving'
import type { CallFailure } from '../../../../../src/calls/failures'
import '../../../../../src/features/media/client/media.model'
import { createUploads } from '../../../../../src/features/media/client/createUploads'
import type { FileFacts, Registered } from '../../../../../src/features/media/client/registerFile'
import {
  $trayItems,
  trayItemCancelled,
  trayItemRetried,
} from '../../../../../src/features/media/client/tray/tray.model'
import { $headerTools } from '../../../../../src/shell/header/headerTools'
import { browserEdge } from '../../../../support/browserEdge'

const refused: CallFailure = {
  call: 'importProgram',
  kind: 'refused',
  status: 409,
  code: 'quota',
  message: null,
  text: { key: 'media.fail.refused' },
  faults: [],
  reactions: [],
}
const seen: string[] = []
const registerFx = createEffect<FileFacts, Registered>(({ name }) => {
  seen.push(name)
  throw refused
})

async function choose() {
  seen.length = 0
  const edge = browserEdge()
  const scope = fork({ handlers: [...edge.handlers, [guardLeavingFx, () => {}]] })
  const [clips, films] = [createUploads(registerFx, 'clips'), createUploads(registerFx, 'films')]
  const before = scope.getState($headerTools).length
  await allSettled(clips.filesChosen, { scope, params: [new File(['1'], 'clip.mp4')] })
  await allSettled(films.filesChosen, { scope, params: [new File(['1'], 'film.mp4')] })
  const [clip, film] = scope.getState($trayItems)
  return { scope, before, clip: clip!.itemId, film: film!.itemId }
}

test('all uploads of a tab are shown in the header, whatever they are for', async () => {
  const { scope, before } = await choose()
  expect(scope.getState($trayItems).map(({ file, phase }) => [file.name, phase])).toEqual([
    ['clip.mp4', 'failed'],
    ['film.mp4', 'failed'],
  ])
  expect(scope.getState($headerTools)).toHaveLength(before + 1)
})

test('each is given up and tried again there, and no other one', async () => {
  const { scope, clip, film } = await choose()
  await allSettled(trayItemRetried, { scope, params: film })
  expect(seen).toEqual(['clip.mp4', 'film.mp4', 'film.mp4'])
  await allSettled(trayItemCancelled, { scope, params: clip })
  expect(scope.getState($trayItems).map(({ file }) => file.name)).toEqual(['film.mp4'])
})
