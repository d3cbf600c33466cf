import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../server/database/tables'
import type { UploadFound } from './queries'

/** Who sends an upload: a member, or a guest of a crowd request. */
export type UploadOwner = { readonly customerId: string } & (
  | { readonly userId: string }
  | { readonly submissionId: string }
)

/** How a row says it. */
export const ownerColumns = (owner: UploadOwner) => ({
  customerId: owner.customerId,
  ownerUserId: 'userId' in owner ? owner.userId : null,
  guestSubmissionId: 'userId' in owner ? null : owner.submissionId,
})

/** Of an upload that is one's own; no other is told from one that never was. */
export const isOwner = (
  upload: Pick<UploadFound, 'customerId' | 'ownerUserId' | 'guestSubmissionId'>,
  owner: UploadOwner,
): boolean =>
  upload.customerId === owner.customerId &&
  ('userId' in owner
    ? upload.ownerUserId === owner.userId
    : upload.guestSubmissionId === owner.submissionId)

type Uploads = ExpressionBuilder<Database & { upload: Database['mediaUploads'] }, 'upload'>

export const ownedBy = (owner: UploadOwner) => (upload: Uploads) =>
  upload.and([
    upload('upload.customerId', '=', owner.customerId),
    'userId' in owner
      ? upload('upload.ownerUserId', '=', owner.userId)
      : upload('upload.guestSubmissionId', '=', owner.submissionId),
  ])

/** The part of a storage key that is theirs alone. */
export const folderOfOwner = (owner: UploadOwner): string =>
  'userId' in owner ? owner.userId : `${ofGuests}${owner.submissionId}`

const ofGuests = 'g-'

export const ownerOfFolder = (folder: string) =>
  folder.startsWith(ofGuests) ? { submissionId: folder.slice(ofGuests.length) } : { userId: folder }

/** Of a row, which has one of the two. */
export const ownerOf = ({
  customerId,
  ownerUserId,
  guestSubmissionId,
}: Pick<UploadFound, 'customerId' | 'ownerUserId' | 'guestSubmissionId'>): UploadOwner =>
  ownerUserId === null
    ? { customerId, submissionId: guestSubmissionId ?? '' }
    : { customerId, userId: ownerUserId }
