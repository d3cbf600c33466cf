// What only a form picks from is asked of those who may send the form, not of everybody who opens its screen.
import { expect, test } from 'vitest'
import { screensManifest, tell } from '../support'

const path = 'features/audience.yaml'
const cm = '{ roles: [cm] }'
const both = '{ roles: [cm, viewer] }'

/** The contacts open to viewers as well, who may make these calls besides; fields as they say. */
function told(
  widened: readonly string[],
  change: readonly [find: string, replace: string] = ['', ''],
) {
  const files = screensManifest()
  const opened = files
    .get(path)!
    .replace(
      `title: audience.contacts.title, access: ${cm}`,
      `title: audience.contacts.title, access: ${both}`,
    )
    .replace(...change)
  const text = ['listContacts', ...widened].reduce(
    (all, id) => all.replace(`{ id: ${id}, access: ${cm}`, `{ id: ${id}, access: ${both}`),
    opened,
  )
  files.set(path, text)
  return [...tell(files).matchAll(/CALL-ACCESS (.*)/g)].map(([, message]) => message)
}

test('those who only look need not list what a form picks from', () => {
  expect(told([])).toEqual([])
})

test.each([
  ['addContact', ['listContactLists', 'listUsers']],
  ['updateContact', ['listContactLists', 'listUsers']],
  ['importContacts', ['listContactLists', 'listUsers']],
  ['addToList', ['listContactLists']],
])('those who make %s list all that its form picks from', (call, lists) => {
  expect(told([call])).toEqual(
    lists.map(
      (list) =>
        `viewer may open audience.contacts and make its call ${call}, whose form picks from ${list}, but may not make that.`,
    ),
  )
})

test('a list that a part reads is asked of everybody', () => {
  const part = ['{ field: owner, options', '{ field: owner, input: OwnerInput, options'] as const
  expect(told([], part)).toEqual([
    'viewer may open audience.contacts but may not make its call listUsers.',
  ])
})
