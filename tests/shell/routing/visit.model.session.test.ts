// Where the beginning and the end of a session lead, and what is kept of the way.
import { describe, expect, test } from 'vitest'
import { http } from '../../support/browserEdge'
import { visit } from '../../support/visits'

const lastPathIn = (stored: Map<string, string>) =>
  JSON.parse(stored.get('nav.lastPath') ?? 'null') as object | null

/** The refresh at the start is refused. */
const refusing = (errorMessage?: string) => ({
  token: () => http(400, { status: 'Error', errorMessage }),
})

describe('where one stood when the session ended (spec §4)', () => {
  test('is kept, also when its screen never opened', async () => {
    const { stored, seen } = await visit('/files/list', refusing())
    expect(seen.left).toEqual(['/login/status/sessionExpired'])
    expect(lastPathIn(stored)).toEqual({ path: '/files/list', userId: 'user1' })
  })

  test('is not kept of an account that is not active, nor of a page without a session', async () => {
    const inactive = await visit('/files/list', refusing('User is not active'))
    const outside = await visit('/no-support', refusing())
    expect(inactive.stored.has('nav.lastPath')).toBe(false)
    expect(outside.stored.has('nav.lastPath')).toBe(false)
  })
})
