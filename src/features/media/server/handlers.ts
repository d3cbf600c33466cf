// The answers to this feature's calls, by their ids.
import type {
  CompleteUploadRequest,
  GetUploadRequest,
  Upload,
  UploadSignature,
} from '../../../../generated/facts/features/media'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { sessionMark } from '../../../session/server'
import { completeOwn, findOwn, signParts } from './ownUploads'
import { countOpenUploads } from './queries'

export { reportUploads } from './reportUploads'

export async function getUploadSignature(
  _request: object,
  context: Context,
): Promise<UploadSignature> {
  const { db, member, rows } = context
  if (rows === 'own' && (await countOpenUploads(db, member)) === 0) throw failure('noOpenTask')
  return signParts(member, context, sessionMark(member.familyId, member.roleIds))
}

export const getUpload = ({ uploadId }: GetUploadRequest, context: Context): Promise<Upload> =>
  findOwn(uploadId, context.member, context)

export const completeUpload = (given: CompleteUploadRequest, context: Context): Promise<Upload> =>
  completeOwn(given, context.member, context)
