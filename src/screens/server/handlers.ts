import type { Handler } from '../../server/context'
import { changesOf } from './changesOf'
import { undoImportOf } from './imports/undoImport'
import { forgetSearch, keepSearch, listSearchesOf } from './searches'

export const listSearches: Handler<'listSearches'> = async ({ list }, context) => ({
  searches: await listSearchesOf(list, context),
})

export const saveSearch: Handler<'saveSearch'> = (request, context) => keepSearch(request, context)

export const removeSearch: Handler<'removeSearch'> = async ({ searchId }, context) => {
  await forgetSearch(searchId, context)
  return {}
}

export const listChanges: Handler<'listChanges'> = async (request, context) => ({
  changes: await changesOf(request, context),
})

export const keepPicture: Handler<'keepPicture'> = async ({ picture }, { member, services }) => ({
  pictureUrl: await services.pictures.keep(member.userId, Buffer.from(picture, 'base64')),
})

export const undoImport: Handler<'undoImport'> = async ({ importId }, context) => {
  const { undone, invited, kept } = await undoImportOf(importId, context)
  return { undone, invited, kept: [...kept] }
}
