import type { Handler, PublicContext } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { findPage, type FoundPage } from './findPage'
import type { Pass } from './passes'
import { viewOf } from './viewOf'

export const passCookie = 'share'

/** What the visitor holds, of this call or from before a reload. */
export const heldPass = (
  given: string | undefined,
  { cookies, now, services }: Pick<PublicContext, 'cookies' | 'now' | 'services'>,
): Pass | undefined => services.sharing.passes.read(given ?? cookies.read(passCookie), now)

export async function requirePage(
  key: string,
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
): Promise<FoundPage> {
  const page = await findPage(db, { key }, now)
  if (!page) throw notFound()
  return page
}

export const openShare: Handler<'openShare'> = async ({ key, pass }, context) =>
  viewOf(await requirePage(key, context), heldPass(pass, context), context)
