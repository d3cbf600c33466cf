import { createEffect } from 'effector'
import { hashFx } from '../../../browser/digest'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'

/** Spec §4: the last visited path, kept for the same person only; it outlives the session, so it names nobody. */
interface VisitedPath {
  path: string
  /** Empty before anybody signed in: whoever signs in next may go there. */
  userHash: string
}

const lastPathKey = 'nav.lastPath'

export const writeLastPathFx = createEffect(
  async ({ path, userId }: { path: string; userId: string }): Promise<void> => {
    const userHash = await hashOf(userId)
    if (userHash === null) return
    const visited: VisitedPath = { path, userHash }
    await writeStorageFx({ key: lastPathKey, value: JSON.stringify(visited) })
  },
)

export const readLastPathFx = createEffect(async (userId: string): Promise<string | null> => {
  const visited = parseVisited(await readStorageFx({ key: lastPathKey }))
  const isTheirs = visited?.userHash === '' || visited?.userHash === (await hashOf(userId))
  return visited && isTheirs ? visited.path : null
})

export const forgetLastPathFx = createEffect(async (): Promise<void> => {
  await removeStorageFx({ key: lastPathKey })
})

const hashOf = async (userId: string) => (userId === '' ? '' : hashFx(userId))

function parseVisited(text: string | null): VisitedPath | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<VisitedPath> | null
    const isWhole = typeof value?.path === 'string' && typeof value.userHash === 'string'
    return isWhole ? (value as VisitedPath) : null
  } catch {
    return null
  }
}
