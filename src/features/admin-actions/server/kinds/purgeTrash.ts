import { defineRun } from '../../../../server/runs/run'
import { contactTrash } from '../../../contacts/server'
import { clipTrash } from '../../../footage/server'

/** Empties the trash of a customer, of what lay there at a moment. */
export const purgeTrash = defineRun({
  kind: 'adminActions.purgeTrash',
  async run({ customerId, params, isDryRun }, { say, report, ...work }) {
    const { db } = work.database
    const trash = { customerId: customerId ?? '', before: new Date(params['before'] ?? 0) }
    const clips = isDryRun ? await clipTrash.count(db, trash) : await clipTrash.purge(work, trash)
    await say({
      key: isDryRun ? 'adminActions.log.wouldPurgeClips' : 'adminActions.log.purgedClips',
      count: clips,
    })
    report(80)
    const contacts = isDryRun
      ? await contactTrash.count(db, trash)
      : await contactTrash.purge(work, trash)
    await say({
      key: isDryRun ? 'adminActions.log.wouldPurgeContacts' : 'adminActions.log.purgedContacts',
      count: contacts,
    })
  },
})
