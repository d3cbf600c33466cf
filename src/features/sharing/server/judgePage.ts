// What a page says of itself, as far as it makes sense together.
import { failure } from '../../../server/errors'
import {
  asksNothing,
  isSafeLink,
  readAllowed,
  readSite,
  slugPattern,
  type ShareAccess,
} from '../share'

type Maybe<Value> = Value | null | undefined

/** As forms send it, or as it stands already. */
export interface GivenPage {
  readonly title: string
  readonly access: ShareAccess
  readonly message?: Maybe<string>
  readonly slug?: Maybe<string>
  readonly addresses?: Maybe<readonly string[]>
  readonly opensOn?: Maybe<string>
  readonly expiresOn?: Maybe<string>
  readonly maxPlays?: Maybe<number>
  readonly allowDownload?: Maybe<boolean>
  readonly allowComment?: Maybe<boolean>
  readonly allowApprove?: Maybe<boolean>
  readonly watermark?: Maybe<boolean>
  readonly ctaLabel?: Maybe<string>
  readonly ctaUrl?: Maybe<string>
  readonly embedSites?: Maybe<readonly string[]>
}

export function judgePage(given: GivenPage) {
  const { access, opensOn = null, expiresOn = null } = given
  const slug = access === 'public' ? (given.slug?.trim().toLowerCase() ?? '') : null
  if (slug !== null && !slugPattern.test(slug)) throw failure('slugMissing')
  const addresses = access === 'allowlist' ? allowedOf(given.addresses ?? []) : []
  if (access === 'allowlist' && addresses.length === 0) throw failure('addressesMissing')
  if (opensOn !== null && expiresOn !== null && opensOn > expiresOn) throw failure('daysTurned')
  if (given.watermark && given.allowDownload) throw failure('watermarkDownload')
  return {
    title: given.title.trim(),
    message: given.message?.trim() || null,
    access,
    slug,
    addresses,
    opensOn,
    expiresOn,
    maxPlays: given.maxPlays ?? null,
    allowDownload: given.allowDownload ?? false,
    allowComment: given.allowComment ?? false,
    allowApprove: given.allowApprove ?? false,
    watermark: given.watermark ?? false,
    embedSites: sitesOf(given.embedSites ?? [], access),
    ...judgeButton(given),
  }
}

/** Words and where they lead, or neither. */
export function judgeButton(given: Pick<GivenPage, 'ctaLabel' | 'ctaUrl'>) {
  const [ctaLabel, ctaUrl] = [given.ctaLabel?.trim() || null, given.ctaUrl?.trim() || null]
  if ((ctaLabel === null) !== (ctaUrl === null)) throw failure('ctaHalf')
  if (ctaUrl !== null && !isSafeLink(ctaUrl)) throw failure('linkUnsafe')
  return { ctaLabel, ctaUrl }
}

function allowedOf(typed: readonly string[]): string[] {
  const read = typed.map((address) => {
    const allowed = readAllowed(address)
    if (allowed === undefined) throw failure('addressUnfit', { address })
    return allowed
  })
  return [...new Set(read)]
}

function sitesOf(typed: readonly string[], access: ShareAccess): string[] {
  const read = typed.map((site) => {
    const origin = asksNothing(access) ? readSite(site) : undefined
    if (origin === undefined) throw failure('siteUnfit', { site })
    return origin
  })
  return [...new Set(read)]
}
