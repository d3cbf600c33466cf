import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { guardLeavingFx } from '../../../../../src/browser/leaving'
import { connectFx } from '../../../../../src/features/media/client/connection.model'
import { $trayItems } from '../../../../../src/features/media/client/tray/tray.model'
import { filmChosen } from '../../../../../src/features/programs/client/films/filmUploads.model'
import '../../../../../src/features/programs/client/programs.model'
import { $headerTools } from '../../../../../src/shell/header/headerTools'
import { $notices } from '../../../../../src/shell/notices/notices.model'
import { browserEdge } from '../../../../support/browserEdge'

test.each([
  { what: 'becomes a program', programId: null },
  { what: 'becomes a version of one', programId: 'p1' },
])('a film that $what stands in the header while it is sent', async ({ programId }) => {
  const edge = browserEdge()
  const scope = fork({
    handlers: [...edge.handlers, [guardLeavingFx, () => {}], [connectFx, () => null]],
  })
  const before = scope.getState($headerTools).length
  const file = new File([new Uint8Array(600)], 'film.mp4')
  await allSettled(filmChosen, { scope, params: { file, programId } })
  expect(scope.getState($trayItems).map((item) => item.file.name)).toEqual(['film.mp4'])
  expect(scope.getState($headerTools)).toHaveLength(before + 1)
})

test('a text that was chosen as a film is refused at once, with the right kinds', async () => {
  const edge = browserEdge()
  const scope = fork({
    handlers: [...edge.handlers, [guardLeavingFx, () => {}], [connectFx, () => null]],
  })
  const file = new File(['Dear all, good morning'], 'notes.txt')
  await allSettled(filmChosen, { scope, params: { file, programId: null } })
  expect(scope.getState($trayItems)).toEqual([])
  expect(scope.getState($notices).map(({ text }) => text)).toEqual([
    { key: 'programs.upload.noFilm', params: { name: 'notes.txt' } },
  ])
})
