import { defineList, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { countWords, readingMs, readScript } from '../../recorder/script'
import { actsWithScript } from '../scriptRow'

export const scripts = defineList('listScripts', {
  rows: (db: Db, { member, rows }: Context) =>
    db
      .selectFrom('scripts as script')
      .where('script.customerId', '=', member.customerId)
      .$if(rows !== 'customer', (own) => own.where('script.ownerUserId', '=', member.userId)),
  id: 'script.id',
  search: 'script.searchKey',
  trash: 'script.deletedAt',
  fields: {
    title: 'script.titleKey',
    state: 'script.state',
    language: 'script.language',
    owner: referring('script.ownerUserId', { names: namesIn('users') }),
    createdAt: 'script.createdAt',
    updatedAt: 'script.updatedAt',
  },
  order: { field: 'updatedAt', desc: true },
  load: (db: Db, ids) =>
    db
      .selectFrom('scripts as script')
      .innerJoin('users as owner', 'owner.id', 'script.ownerUserId')
      .selectAll('script')
      .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
      .where('script.id', 'in', ids)
      .execute(),
  present(row) {
    const words = readScript(row.body)
    return {
      body: row.body || undefined,
      words: countWords(words),
      readingMs: Math.round(readingMs(words, row.wordsPerMinute)),
      owner: {
        id: row.ownerUserId,
        name: row.ownerName,
        pictureUrl: row.ownerPictureUrl ?? undefined,
      },
    }
  },
  may: (_, { state, deletedAt }) => actsWithScript({ state, isTrashed: deletedAt !== null }),
})
