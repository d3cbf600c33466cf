import { createEffect } from 'effector'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../browser/storage'

/** Spec §4: the last visited path, kept for the same person only. */
export interface VisitedPath {
  path: string
  /** Empty before anybody signed in: whoever signs in next may go there. */
  userId: string
}

const lastPathKey = 'nav.lastPath'

export const writeLastPathFx = createEffect(async (visited: VisitedPath): Promise<void> => {
  await writeStorageFx({ key: lastPathKey, value: JSON.stringify(visited) })
})

export const readLastPathFx = createEffect(async (userId: string): Promise<string | null> => {
  const visited = parseVisited(await readStorageFx({ key: lastPathKey }))
  return visited && (visited.userId === '' || visited.userId === userId) ? visited.path : null
})

export const forgetLastPathFx = createEffect(async (): Promise<void> => {
  await removeStorageFx({ key: lastPathKey })
})

function parseVisited(text: string | null): VisitedPath | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<VisitedPath> | null
    const isWhole = typeof value?.path === 'string' && typeof value.userId === 'string'
    return isWhole ? (value as VisitedPath) : null
  } catch {
    return null
  }
}
