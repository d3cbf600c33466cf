import { failure } from '../../../server/errors'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

/** What lets people upload who may not upload whatever they like; known to features above this one. */
export interface UploadGrounds {
  /** Whether the person still has to record this task. */
  isOwnOpenTask(
    db: Db,
    person: { readonly customerId: string; readonly userId: string },
    taskId: string,
  ): Promise<boolean>
  /** A take that was recorded for the task is a clip now. */
  tookFor(taskId: string, clipId: string, context: Context): Promise<void>
}

declare module '../../../server/services' {
  interface Services {
    readonly uploadGrounds: UploadGrounds
  }
}

/** `own` rows: the person may upload for an open task of their own, and for nothing else. */
export async function requireUploadGround(
  { taskId }: { readonly taskId?: string | undefined },
  { db, member, rows, services }: Pick<Context, 'db' | 'member' | 'rows' | 'services'>,
): Promise<void> {
  if (rows !== 'own') return
  if (taskId !== undefined && (await services.uploadGrounds.isOwnOpenTask(db, member, taskId)))
    return
  throw failure('noOpenTask')
}
