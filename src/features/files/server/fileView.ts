import type { File } from '../../../../generated/facts/features/files'
import type { Context } from '../../../server/context'
import { addressesOf, originalPath, presentMedia } from '../../media/server'
import { isUploadStopped, percentSent } from '../../media/upload'
import { fileStateOf } from '../file'
import type { FileRow, VersionRow } from './queries'

type Setting = Pick<Context, 'now' | 'services' | 'member'>

export function presentFile(row: FileRow, context: Setting): File {
  const { facts } = row
  const addressOf = addressesOf(row, context)
  const urlOf = (kind: 'poster' | 'picture') => {
    const found = row.renditions.find((rendition) => rendition.kind === kind)
    return found && addressOf(found.key)
  }
  const state = fileStateOf({
    assetState: row.assetState,
    uploadState: row.uploadState ?? undefined,
  })
  return {
    fileId: row.id,
    title: row.title,
    kind: facts?.kind ?? row.kind,
    state,
    ...progressOf(row, context.now),
    failReason: row.failReason ?? (state === 'failed' ? 'uploadExpired' : undefined),
    owner: {
      id: row.ownerUserId,
      name: row.ownerName,
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
    createdAt: row.createdAt.toISOString(),
    name: row.fileName,
    bytes: Number(row.bytes),
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    durationMs: row.durationMs ?? undefined,
    ...content(facts),
    smallUrl: urlOf('poster'),
    largeUrl: urlOf('picture'),
    soundUrl: presentMedia(row, context).sources[0]?.url,
    downloadUrl: state === 'ready' ? downloadOf(row, context) : undefined,
    tags: row.tags,
    licence: row.licence ?? undefined,
    licenceText: row.licenceText ?? undefined,
    licenceExpiresAt: row.licenceEndsOn ?? undefined,
    visibility: row.visibility,
    sharedWith: [...row.sharedWith],
    versionNo: row.versionNo,
    versions:
      row.versions.length > 1 ? row.versions.map((each) => presentVersion(each, row, context)) : [],
    uploadId: row.uploadId ?? undefined,
  }
}

function content(facts: FileRow['facts']): Partial<File> {
  if (!facts) return {}
  const { kind: _, peaks, axes, cues, ...plain } = facts
  return {
    ...plain,
    ...(peaks ? { peaks: [...peaks] } : {}),
    ...(axes ? { axes: [...axes] } : {}),
    ...(cues ? { cues: [...cues] } : {}),
  }
}

function presentVersion(
  version: VersionRow,
  { customerId }: FileRow,
  context: Setting,
): File['versions'][number] {
  return {
    versionNo: version.versionNo,
    name: version.name,
    bytes: Number(version.bytes),
    owner: { id: version.ownerUserId, name: version.ownerName },
    createdAt: version.createdAt.toISOString(),
    downloadUrl: downloadOf({ ...version, customerId }, context),
  }
}

/** Sent under the name it came with, never shown in place. */
const downloadOf = (
  { customerId, assetId, addressRev }: Pick<FileRow, 'customerId' | 'assetId' | 'addressRev'>,
  context: Setting,
) => addressesOf({ addressRev }, context)(originalPath({ customerId, id: assetId }))

function progressOf(
  { assetState, uploadState, phase, progress, sentAt, sentBytes, bytes }: FileRow,
  now: Date,
): Pick<File, 'phase' | 'progress' | 'isUploadStopped'> {
  if (assetState === 'uploading' && uploadState === 'open') {
    return {
      phase: undefined,
      progress: percentSent(Number(sentBytes), Number(bytes)),
      isUploadStopped: isUploadStopped(sentAt, now),
    }
  }
  if (assetState === 'ready' || progress === null) return { phase: undefined, progress: undefined }
  return { phase: phase ?? undefined, progress }
}
