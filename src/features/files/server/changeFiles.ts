// What is changed of files, one by one and several at once.
import { changeRow, changeRows, isNarrowed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { cleanText } from '../../media/fileName'
import { clipOfAsset } from '../../footage/server'
import { makeFilm, outdateAddresses, retryAsset } from '../../media/server'
import { files } from './files'
import { deleteFile, fileSharing, type FileRow } from './queries'
import { fileTrash } from './fileTrash'

const table = 'files'
const mostTags = 30

export const updateFile = changeRow('updateFile', files, {
  table,
  may: 'edit',
  set(given) {
    const { title, tags, licenceText, sharedWith: _, ...values } = given
    const cleaned = title === undefined ? undefined : cleanText(title)
    if (cleaned === '') throw failure('titleEmpty')
    return {
      ...values,
      ...(cleaned === undefined ? {} : { title: cleaned }),
      ...(tags ? { tags: tidy(tags) } : {}),
      ...(licenceText === undefined ? {} : { licenceText: licenceText?.trim() || null }),
    }
  },
  async after({ sharedWith, visibility }, row, context) {
    const { id, sharedWith: before } = row
    if (isNarrowed(row, { visibility, sharedWith })) await outdateVersions(row, context)
    if (sharedWith) await fileSharing.shareWith({ id, userIds: sharedWith, before }, context)
  },
})

export const tagFiles = changeRows('tagFiles', files, {
  table,
  may: 'edit',
  async each({ id, tags }, { tags: added = [] }, { db }) {
    const all = tidy([...tags, ...added])
    if (all.length > mostTags) throw failure('tooManyTags')
    await db.updateTable('files').set({ tags: all }).where('id', '=', id).execute()
  },
})

export const showFiles = changeRows('showFiles', files, {
  table,
  may: 'edit',
  set: ({ visibility = 'customer' }) => ({ visibility }),
  async each(row, { visibility }, context) {
    if (isNarrowed(row, { visibility })) await outdateVersions(row, context)
  },
})

export const retryFiles = changeRows('retryFiles', files, {
  table,
  may: 'retry',
  each: ({ assetId }, _, context) => retryAsset(context.member.customerId, assetId, context),
})

/** A film that was brought here by mistake becomes footage, without being sent again. */
export const filesToFootage = changeRows('filesToFootage', files, {
  table,
  may: 'toFootage',
  removes: true,
  async each({ id, assetId, title, ownerUserId }, _, context) {
    const { db, member } = context
    await deleteFile(db, member.customerId, id)
    await makeFilm(member.customerId, assetId, context)
    await clipOfAsset(context, { assetId, title, ownerUserId })
  },
})

const outdateVersions = (
  { assetId, versions }: Pick<FileRow, 'assetId' | 'versions'>,
  context: Pick<Context, 'db' | 'member'>,
) => outdateAddresses([assetId, ...versions.map((version) => version.assetId)], context)

const tidy = (tags: readonly string[]) => [
  ...new Set(tags.map(cleanText).filter((tag) => tag !== '')),
]

export const [trashFiles, restoreFiles, eraseFiles] = fileTrash.handlers
