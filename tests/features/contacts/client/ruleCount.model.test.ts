import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ListContactsRequest } from '../../../../generated/facts/features/contacts'
import { $ruleCount, listForm } from '../../../../src/features/contacts/client/ruleCount.model'
import { openArea } from '../../../support/area'

const agreed = [{ field: 'optIn', op: 'is', value: 'in' }] as const

async function openForm() {
  const asked: ListContactsRequest['filters'][] = []
  const { scope } = await openArea(
    'audience.contactlist',
    {
      listContactLists: () => ({ rows: [] }),
      listContacts: ({ filters = [] }: ListContactsRequest) => {
        asked.push(filters)
        return { rows: [], total: filters.length === 0 ? 12 : 7 }
      },
    },
    { search: '?new' },
  )
  const type = (field: string, value: unknown) =>
    allSettled(listForm.typed, { scope, params: { field, value: value as never } })
  return { asked, type, count: () => scope.getState($ruleCount)?.count }
}

test('a rule is counted as its conditions are set, without any as well', async () => {
  const { type, count } = await openForm()
  await type('kind', 'rule')
  expect(count()).toBe(12)
  await type('rule', agreed)
  expect(count()).toBe(7)
})

test('a list without a rule is not counted, nor a name that is typed', async () => {
  const { asked, type, count } = await openForm()
  await type('name', 'Press')
  expect(count()).toBeUndefined()
  await type('kind', 'rule')
  await type('name', 'The press')
  expect(asked).toEqual([[]])
})
