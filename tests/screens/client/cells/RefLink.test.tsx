// @vitest-environment jsdom
// What names a row of another list is a link to it, for those who may open that list.
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '../../../../generated/facts/routes'
import type { RoleId } from '../../../../generated/facts/roles'
import type { Column, RowLink, Screen } from '../../../../generated/facts/screen'
import { Cell } from '../../../../src/screens/client/cells/Cell'
import { RowCard } from '../../../../src/screens/client/cells/RowCard'
import { FieldValue } from '../../../../src/screens/client/form/FieldValue'
import { linkedAddress } from '../../../../src/screens/client/list/rowAddress'
import { $session } from '../../../../src/session/client'
import { aSession } from '../../../support/browserEdge'
import { people } from '../../../support/listScreen'
import { draw } from '../../../ui/page'

const contacts: RowLink = { route: 'audience.contacts' }
const program: RowLink = { route: 'programs.edit', param: 'programId' }

/** Its teams link to contacts, its leader to a program. */
const screen: Screen = {
  ...people,
  fields: {
    ...people.fields,
    roles: { ...people.fields['roles']!, linkTo: contacts },
    leader: {
      name: 'leader',
      type: 'ref',
      label: people.title,
      isRequired: false,
      linkTo: program,
    },
  },
}
const row = {
  personId: 'p1',
  name: 'Ada',
  roles: [
    { id: 'a&b', name: 'One' },
    { id: 'c', name: 'Two' },
  ],
  leader: { id: 'm/1', name: 'Maya' },
  may: [],
  rev: 1,
}

function drawAs(role: RoleId, content: ReactNode): void {
  const scope = fork({
    values: [
      [$session, { ...aSession({ userUUID: 'maya', expiresAt: 9_000_000_000 }), roles: [role] }],
    ],
  })
  draw(
    <Provider value={scope}>
      <MemoryRouter>{content}</MemoryRouter>
    </Provider>,
  )
}

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
const cell = (column: Column, isPlain = false) => (
  <Cell {...{ screen, row, column, isPlain }} tabIndex={-1} />
)
const toContacts = `${routes['audience.contacts'].path}?open=`

test('the address of a row is its own, or names it in the query of its list', () => {
  expect(linkedAddress(contacts, 'a&b')).toBe(`${toContacts}a%26b`)
  expect(linkedAddress(program, 'm/1')).toBe('/myprograms/edit/m%2F1')
})

test.each(['person', 'chips', 'text'] as const)(
  'a %s names a row by a link, which the keys of the list reach',
  (as) => {
    drawAs('cm', cell({ field: 'leader', as }))
    expect(links()).toEqual([['Maya', '/myprograms/edit/m%2F1']])
    expect(document.querySelector('a')!.tabIndex).toBe(-1)
  },
)

test('each of several is a link, in a column, under another value, and on a card', () => {
  const both = [
    ['One', `${toContacts}a%26b`],
    ['Two', `${toContacts}c`],
  ]
  drawAs('cm', cell({ field: 'roles', as: 'chips' }))
  expect(links()).toEqual(both)
  drawAs('cm', cell({ field: 'name', as: 'text', under: 'roles' }))
  expect(links()).toEqual(both)
  const card = { title: 'name', lines: ['leader', 'roles'], chips: 'roles' }
  drawAs('cm', <RowCard {...{ screen, row, card }} tabIndex={0} />)
  expect(links()).toEqual([['Maya', '/myprograms/edit/m%2F1'], ...both, ...both])
})

test('a value of a form that is only read is a link as well', () => {
  const input = { field: 'leader', kind: 'picker', type: 'ref', isNeeded: false } as const
  drawAs('cm', <FieldValue {...{ screen, input }} value={row.leader} />)
  expect(links()).toEqual([['Maya', '/myprograms/edit/m%2F1']])
  drawAs(
    'cm',
    <FieldValue
      screen={screen}
      input={{ ...input, field: 'roles', kind: 'pickers' }}
      value={row.roles}
    />,
  )
  expect(links()).toHaveLength(2)
})

test('those who may not open the list read a name', () => {
  drawAs('viewer', cell({ field: 'leader', as: 'text' }))
  expect(links()).toEqual([])
  expect(document.body.textContent).toBe('Maya')
})

test('there are no links within the button of a row', () => {
  drawAs('cm', cell({ field: 'leader', as: 'person' }, true))
  expect(links()).toEqual([])
  expect(document.body.textContent).toContain('Maya')
})
