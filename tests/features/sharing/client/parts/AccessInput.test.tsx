// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { ListSharePagesRow } from '../../../../../generated/facts/features/sharing'
import { AccessInput } from '../../../../../src/features/sharing/client/parts/AccessInput'
import { drawWorded } from '../../../../support/drawWorded'

const page = (access: string) => ({ access, slug: 'lund' }) as ListSharePagesRow
const warning = 'The address of this page changes. Links sent before stop working.'

test.each([
  { name: 'a new page', row: null, access: 'link', isWarned: false },
  { name: 'nothing changed', row: page('public'), access: 'public', isWarned: false },
  { name: 'public no more', row: page('public'), access: 'link', isWarned: true },
  { name: 'a link that stays', row: page('link'), access: 'password', isWarned: false },
])('who can open it, $name', async ({ row, access, isWarned }) => {
  await drawWorded(
    <AccessInput
      value={access}
      onChange={() => undefined}
      onBlur={() => undefined}
      row={row}
      fields={{ access, slug: 'lund' }}
      control={{ id: 'access', label: 'Who can open it' }}
    />,
    'sharing',
  )
  expect(document.querySelector('select')?.value).toBe(access)
  expect(document.body.textContent?.includes(warning)).toBe(isWarned)
})
