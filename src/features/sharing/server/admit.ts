// Whom a page lets in.
import type { PublicContext } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { isAllowed } from '../share'
import { findPage, type FoundPage } from './findPage'
import type { Pass } from './passes'

type Judged = Pick<FoundPage, 'id' | 'grantNo' | 'access' | 'addresses'>

/** Of this page, as it is now. */
export const isOf = (pass: Pass | undefined, page: Pick<FoundPage, 'id' | 'grantNo'>) =>
  pass?.pageId === page.id && pass.grantNo === page.grantNo

/** Whether what a visitor proved is what the page asks. */
export function isLetIn(page: Judged, pass: Pass | undefined): boolean {
  if (page.access === 'link' || page.access === 'public') return true
  if (!pass || !isOf(pass, page)) return false
  if (page.access === 'password') return pass.hasPassword
  if (pass.email === undefined) return false
  return page.access === 'emailCode' || isAllowed(page.addresses, pass.email)
}

/** A page that was played up goes on for those who are watching. */
export async function standsOpen(
  { state }: Pick<FoundPage, 'state'>,
  pass: Pass | undefined,
  db: Db,
): Promise<boolean> {
  if (state !== 'usedUp') return state === 'active'
  if (!pass) return false
  const played = await db
    .selectFrom('shareVisits')
    .select('visitId')
    .where('visitId', '=', pass.visitId)
    .where('isPlay', '=', true)
    .executeTakeFirst()
  return played !== undefined
}

/** The page that somebody is on; refuses what is not open to them any more. */
export async function requireVisit(
  given: string,
  { db, now, services }: Pick<PublicContext, 'db' | 'now' | 'services'>,
): Promise<{ page: FoundPage; pass: Pass }> {
  const pass = services.sharing.passes.read(given, now)
  const page = pass && (await findPage(db, { pageId: pass.pageId }, now))
  if (!pass || !page || !isOf(pass, page) || !isLetIn(page, pass)) throw failure('shareClosed')
  if (!(await standsOpen(page, pass, db))) throw failure('shareClosed')
  return { page, pass }
}

/** Whoever comments or decides has proved their address. */
export function requireAddress({ email }: Pass): string {
  if (email === undefined) throw failure('shareNeedsProof')
  return email
}
