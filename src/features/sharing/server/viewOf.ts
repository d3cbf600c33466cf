// What somebody sees of a page.
import type { ShareLook, ShareView } from '../../../../generated/facts/features/sharing'
import { isLetIn, isOf, standsOpen } from './admit'
import { commentsFor } from './commentRows'
import { filmsOf, type Visiting } from './films'
import type { FoundPage } from './findPage'
import type { Pass } from './passes'

const nothing = { films: [], comments: [], mayComment: false, mayApprove: false }

/** Looking counts nothing and changes nothing: programs that preview links do it too. */
export async function viewOf(
  page: FoundPage,
  given: Pass | undefined,
  visiting: Visiting & { newId(): string },
): Promise<ShareView> {
  const { services, now } = visiting
  const held = isOf(given, page) ? given : undefined
  const { state } = page
  if (state !== 'active' && !(await standsOpen(page, held, visiting.db))) {
    const told = state === 'revoked' ? ('disabled' as const) : state
    return { state: told, look: lookOf(page), opensOn: earlyOf(page), ...nothing }
  }
  if (!isLetIn(page, held))
    return { ...nothingYet(page), pass: held && services.sharing.passes.write(held, now) }
  const pass = held ?? {
    pageId: page.id,
    grantNo: page.grantNo,
    visitId: visiting.newId(),
    hasPassword: false,
  }
  return {
    state: 'open',
    title: page.title,
    message: page.message ?? undefined,
    look: lookOf(page),
    pass: services.sharing.passes.write(pass, now),
    email: pass.email,
    isPersonal: pass.recipientId !== undefined,
    films: await filmsOf(page, pass, visiting),
    comments: pass.email === undefined ? [] : await commentsFor(page, pass.email, visiting.db),
    mayComment: page.allowComment,
    mayApprove: page.allowApprove,
    watermark: page.watermark ? watermarkOf(pass, now) : undefined,
  }
}

/** What it is about is told to nobody before they have said who they are. */
const nothingYet = ({ access }: FoundPage): ShareView => ({
  state: access === 'password' ? 'password' : 'emailCode',
  ...nothing,
})

const earlyOf = ({ state, opensOn }: FoundPage) =>
  state === 'early' ? (opensOn ?? undefined) : undefined

const watermarkOf = ({ email }: Pass, now: Date) =>
  [email, now.toISOString().slice(0, 10)].filter(Boolean).join(' · ')

const lookOf = (page: FoundPage): ShareLook => ({
  organization: page.organization,
  sharedBy: page.sharedBy ?? page.organization,
  logoUrl: page.logoUrl ?? undefined,
  accent: page.accent ?? undefined,
  footer: page.footer ?? undefined,
  imprintUrl: page.imprintUrl ?? undefined,
  privacyUrl: page.privacyUrl ?? undefined,
  ctaLabel: page.ctaLabel ?? page.layoutCtaLabel ?? undefined,
  ctaUrl: page.ctaUrl ?? page.layoutCtaUrl ?? undefined,
  until: page.expiresOn ?? undefined,
})
