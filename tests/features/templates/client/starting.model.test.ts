// A program is begun from a template where the template stands open.
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ListProgramsRow } from '../../../../generated/facts/features/programs'
import { programBegun } from '../../../../src/features/templates/client/starting.model'
import '../../../../src/features/templates/client/templates.model'
import { ok } from '../../../support/browserEdge'
import { openArea, refused } from '../../../support/area'

const at = '2026-02-01T00:00:00.000Z'
const program: ListProgramsRow = {
  programId: 'p',
  title: 'Team',
  kind: 'standard',
  state: 'draft',
  owner: { id: 'maya', name: 'Maya' },
  isMine: true,
  isNew: false,
  collaborators: [],
  aspect: '16:9',
  durationMs: 0,
  versionNo: 0,
  hasChanges: true,
  createdAt: at,
  updatedAt: at,
  may: [],
  rev: 1,
}
const begun = { templateId: 't', title: 'Team' }

test('it is called as its template, and stands open', async () => {
  const made: unknown[] = []
  const { scope, seen } = await openArea('programs.templates', {
    addProgram: (request: unknown) => {
      made.push(request)
      return ok(program)
    },
  })
  await allSettled(programBegun, { scope, params: begun })
  expect(made).toEqual([{ values: { title: 'Team', template: 't' } }])
  expect(seen.visited).toEqual(['/myprograms/edit/p'])
})

test('why there is none is told', async () => {
  const { scope, notices } = await openArea('programs.templates', {
    addProgram: () => refused('notFound'),
  })
  const before = notices().length
  await allSettled(programBegun, { scope, params: begun })
  expect(notices().length).toBeGreaterThan(before)
})
