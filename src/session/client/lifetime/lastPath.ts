import { createEffect } from 'effector'
import { hashFx } from '../../../browser/digest'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'

/**
 * Spec §4: the last visited path, kept for the same person only. It outlives the session, so the
 * person is stored as a hash. Each tab returns to its own path; a new tab to the most recent one.
 */
interface VisitedPath {
  path: string
  /** Empty if nobody was signed in yet; then whoever signs in next may use the path. */
  userHash: string
  /** The customer the path belongs to; empty if nobody was signed in yet. */
  customerId: string
}

const places = [
  { key: 'nav.lastPath', area: 'tab' },
  { key: 'nav.lastPath', area: 'device' },
] as const

export const writeLastPathFx = createEffect(
  async (visit: { path: string; userId: string; customerId: string }): Promise<void> => {
    const userHash = await hashOf(visit.userId)
    if (userHash === null) return
    const visited: VisitedPath = { path: visit.path, userHash, customerId: visit.customerId }
    for (const place of places) await writeStorageFx({ ...place, value: JSON.stringify(visited) })
  },
)

export const readLastPathFx = createEffect(async (userId: string): Promise<VisitedPath | null> => {
  const userHash = await hashOf(userId)
  for (const place of places) {
    const visited = parseVisited(await readStorageFx(place))
    if (visited?.userHash === '' || (visited && visited.userHash === userHash)) return visited
  }
  return null
})

export const forgetLastPathFx = createEffect(async (): Promise<void> => {
  for (const place of places) await removeStorageFx(place)
})

const hashOf = async (userId: string) => (userId === '' ? '' : hashFx(userId))

function parseVisited(text: string | null): VisitedPath | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<VisitedPath> | null
    if (typeof value?.path !== 'string' || typeof value.userHash !== 'string') return null
    const { path, userHash, customerId } = value
    return { path, userHash, customerId: typeof customerId === 'string' ? customerId : '' }
  } catch {
    return null
  }
}
