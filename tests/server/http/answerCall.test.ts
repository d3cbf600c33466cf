import { expect, test } from 'vitest'
import { calls, type ServedCallId } from '../../../generated/wiring/calls'
import { callAs } from '../../support/talk'
import { aMember, freshApp, signIn } from '../../support/world'

const app = await freshApp()
const due = await aMember(app.database.db, { user: { mustChangePassword: true } })
const session = await signIn(app, due)

const ofMembers = Object.values(calls).filter(({ auth }) => auth === 'bearer')
const answered: readonly ServedCallId[] = [
  'changePassword',
  'endOtherSessions',
  'endSession',
  'getCustomerProfiles',
  'getOrganizationAccess',
  'getRolePermissions',
  'listSessions',
]

test('the manifest marks the calls of which a change of password consists, and no other', () => {
  const marked = ofMembers.filter(({ beforePasswordChange }) => beforePasswordChange)
  expect(marked.map(({ id }) => id).toSorted()).toEqual(answered)
})

test.each(ofMembers.map(({ id, beforePasswordChange = false }) => ({ id, beforePasswordChange })))(
  'while the password must be changed $id is answered: $beforePasswordChange',
  async ({ id, beforePasswordChange }) => {
    const { status, body } = await callAs(app, session, id, { not: 'what it expects' })
    const reported = beforePasswordChange
      ? { status: 200, errorCode: 'malformedRequest' }
      : { status: 403, errorCode: 'passwordChangeRequired' }
    expect({ status, errorCode: body['errorCode'] }).toEqual(reported)
  },
)

test.each([
  ['getCustomerProfiles', {}],
  ['getUpload', { uploadId: 'none' }],
] as const)(
  'whoever sends very many of %s at once is told to come later, and nobody else is',
  async (id, request) => {
    const [eager, other] = await Promise.all(
      [1, 2].map(async () => signIn(app, await aMember(app.database.db))),
    )
    const asked = Array.from({ length: 300 }, () => callAs(app, eager!, id, request))
    const ofOther = await callAs(app, other!, id, request)
    const isLater = ({ status, body }: typeof ofOther) =>
      status === 503 && body['errorCode'] === 'busy'
    const later = (await Promise.all(asked)).filter(isLater).length
    expect(isLater(ofOther)).toBe(false)
    expect(later).toBeGreaterThan(0)
    expect(later).toBeLessThanOrEqual(200)
  },
)
