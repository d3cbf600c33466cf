import type { Handler } from '../../../../server/context'
import { periodOf } from './period'
import { programRows } from './programRows'

const most = 100

export const listWatchedPrograms: Handler<'listWatchedPrograms'> = async (request, context) => ({
  programs: await programRows(await periodOf(request, context), context, { limit: most }),
})
