import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { newPage } from '../../../../src/features/sharing/client/newPage.model'
import { openArea } from '../../../support/area'

const answers = {
  listSharePages: () => ({ rows: [] }),
  listSharePrograms: ({ ids }: { ids?: string[] }) => ({
    rows: [{ programId: 'p1', name: 'Spring teaser', may: [], rev: 1 }].filter(
      ({ programId }) => ids?.includes(programId) ?? true,
    ),
  }),
}
const open = (search: string) => openArea('sharing.pages', answers, { search })
const programs = [{ id: 'p1', name: 'Spring teaser' }]

test('a new share page from a program has the program and its title', async () => {
  const { scope } = await open('?where=programs.is.p1&new')
  expect(scope.getState(newPage.$draft)?.edits).toMatchObject({ title: 'Spring teaser', programs })
})

test('a new share page takes the title of the program that is chosen first, unless it has one', async () => {
  const { scope } = await open('?new')
  const type = (field: string, value: never) =>
    allSettled(newPage.typed, { scope, params: { field, value } })
  await type('programs', programs as never)
  expect(scope.getState(newPage.$draft)?.edits).toMatchObject({ title: 'Spring teaser' })
  await type('title', 'For the board' as never)
  await type('programs', [{ id: 'p2', name: 'Autumn' }] as never)
  expect(scope.getState(newPage.$draft)?.edits).toMatchObject({ title: 'For the board' })
})

test('a new share page for a program that cannot be shared stays empty', async () => {
  const { scope } = await open('?where=programs.is.p9&new')
  expect(scope.getState(newPage.$draft)?.edits).toEqual({})
})
