import { defineRun } from '../../../../server/runs/run'
import { countTrashedContacts, purgeContacts } from '../../../contacts/server'
import { countTrashedClips, purgeTrash as purgeClips } from '../../../footage/server'

/** Empties the trash of a customer, of what lay there at a moment. */
export const purgeTrash = defineRun({
  kind: 'adminActions.purgeTrash',
  async run({ customerId, params, isDryRun }, { say, report, ...work }) {
    const { db } = work.database
    const trash = { customerId: customerId ?? '', before: new Date(params['before'] ?? 0) }
    const clips = isDryRun ? await countTrashedClips(db, trash) : await purgeClips(work, trash)
    await say({
      key: isDryRun ? 'adminActions.log.wouldPurgeClips' : 'adminActions.log.purgedClips',
      count: clips,
    })
    report(80)
    const contacts = isDryRun
      ? await countTrashedContacts(db, trash)
      : await purgeContacts(work, trash)
    await say({
      key: isDryRun ? 'adminActions.log.wouldPurgeContacts' : 'adminActions.log.purgedContacts',
      count: contacts,
    })
  },
})
