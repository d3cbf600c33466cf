/** Writes the demo's scripts as its campaign manager would: by the calls of the screen. */
import * as calls from '../../features/programs/server/handlers'
import { demoScripts } from './scripts'
import type { Stage } from './stage'

export async function writeScripts({ as }: Stage): Promise<void> {
  for (const { values, daysAgo, later = [], is } of demoScripts) {
    const at = (days: number) => as('cm', days)
    const { scriptId } = await calls.addScript({ values }, at(daysAgo))
    const selection = { ids: [scriptId] }
    if (is === 'ready') await calls.readyScripts({ selection }, at(daysAgo - 0.5))
    for (const [no, body] of later.entries()) {
      const { rows } = await calls.listScripts({ ids: [scriptId] }, at(0))
      const { rev } = rows[0]!
      await calls.updateScript({ scriptId, rev, values: { body } }, at(daysAgo - 3 * (no + 1)))
    }
    if (is === 'archived') await calls.archiveScripts({ selection }, at(daysAgo - 30))
    if (is === 'trashed') await calls.trashScripts({ selection }, at(daysAgo - 2))
  }
}
