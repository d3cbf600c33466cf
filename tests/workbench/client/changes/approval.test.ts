import { describe, expect, test } from 'vitest'
import type { AccessChange } from '../../../../codegen/questions/diff'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { lastApprover, rolesToApprove } from '../../../../src/workbench/client/changes/approval'

const route = 'route users.list'
const gain = (roles: readonly string[], needsApproval = true, subject = route): AccessChange => ({
  kind: 'GAIN',
  subject,
  roles,
  when: '',
  place: 'manifest/features/audience.yaml:10:5',
  needsApproval,
})
const agreed = (by: string, roles: readonly string[], widens = route): Edit => ({
  do: 'approve',
  approval: { widens, for: roles, by, on: '2026-11-21', because: 'They look after people.' },
})

describe('an approval names everybody to whom a thing opens', () => {
  test.each<{ what: string; changes: AccessChange[]; edits: Edit[]; roles: string[] }>([
    {
      what: 'under several conditions',
      changes: [gain(['cc']), gain(['viewer', 'cc'])],
      edits: [],
      roles: ['cc', 'viewer'],
    },
    {
      what: 'roles that only gain together, each by its name',
      changes: [gain(['viewer and admin'])],
      edits: [],
      roles: ['viewer', 'admin'],
    },
    {
      what: 'not who gains something else, or needs no approval',
      changes: [gain(['cc'], true, 'route user'), gain(['admin'], false), gain(['viewer'])],
      edits: [],
      roles: ['viewer'],
    },
    {
      what: 'and who was agreed to before, since a newer approval takes the place of the older',
      changes: [gain(['viewer'])],
      edits: [agreed('Ada', ['cc']), agreed('Ada', ['admin'], 'route user')],
      roles: ['cc', 'viewer'],
    },
  ])('$what', ({ changes, edits, roles }) => {
    expect(rolesToApprove(changes, edits, route)).toEqual(roles)
  })
})

test('who approved last is offered for the next approval', () => {
  expect(lastApprover([])).toBe('')
  expect(lastApprover([agreed('Ada', ['cc']), agreed('Grace', ['cc'], 'route user')])).toBe('Grace')
})
