import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ulid } from 'ulid'
import { planLetter } from '../../../src/features/campaigns/server/planLetter'
import { createMailLane } from '../../../src/features/mail/server'
import { openDatabase } from '../../../src/server/database/openDatabase'
import { openSecrets } from '../../../src/server/secrets'
import { aCampaign } from '../../support/campaigns'
import { projectRoot } from '../../support/projectRoot'
import { prepareDataDir } from '../../support/realServer'
import { measureInTurn, type Ratio } from '../measure'

const recipients = 100_000
const rounds = 3

/** A letter to a list becomes a row an address, beside one statement that copies the contacts of the list into such rows. */
export async function benchRecipients(): Promise<Ratio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-recipients-'))
  const { userId, customerId } = await prepareDataDir(dataDir)
  const database = await openDatabase({ projectRoot, dataDir })
  try {
    const { db, executeSql } = database
    const listId = ulid()
    await executeSql(
      `insert into contacts (id, customer_id, first_name, email, opt_in, source, created_at, updated_at)
       select '01C' || lpad(n::text, 23, '0'), $1::text, 'Reader ' || n, 'reader' || n || '@bench.example', 'in', 'csv',
         now(), now() from generate_series(1, $2::int) as n`,
      [customerId, recipients],
    )
    await executeSql(
      `insert into contact_lists (id, customer_id, name, kind, created_at, updated_at)
       values ($1, $2, 'Everybody', 'static', now(), now())`,
      [listId, customerId],
    )
    await executeSql(
      `insert into contact_list_members (customer_id, contact_id, list_id)
       select customer_id, id, $1::text from contacts where id like '01C%'`,
      [listId],
    )
    const campaignId = await aCampaign(db, { userId, customerId }, { lists: [listId] })
    await database.executeSql('vacuum (analyze)')
    const lane = createMailLane({
      secrets: openSecrets(dataDir),
      kinds: [],
      perMinute: 100,
      hearsBounces: false,
    })

    /** Each is undone, so that the next finds the tables as they were. */
    async function timed(work: (within: typeof db, letterId: string) => Promise<unknown>) {
      const letterId = ulid()
      let ms = 0
      const undone = new Error('measured')
      await db
        .transaction()
        .execute(async (within) => {
          const startedAt = performance.now()
          await work(within, letterId)
          ms = performance.now() - startedAt
          throw undone
        })
        .catch((fault: unknown) => {
          if (fault !== undone) throw fault
        })
      return ms
    }
    const planned = { campaignId, customerId, segment: 'everybody' as const }
    const [ours, floor] = await measureInTurn(
      [
        {
          name: 'planned',
          run: () =>
            timed(async (within, letterId) => {
              const setting = { db: within, now: new Date(), lane }
              const count = await planLetter({ ...planned, letterId }, setting)
              if (count !== recipients) throw new Error(`${count} were planned.`)
            }),
        },
        {
          name: 'insert ... select',
          run: () =>
            timed(async (within, letterId) => {
              await sql`insert into mail_batches (id, customer_id, kind, created_at)
                values (${letterId}, ${customerId}, 'campaigns.letter', now())`.execute(within)
              await sql`insert into mail_messages (id, customer_id, letter_id, group_id, contact_id, address_key,
                  is_first, state, due_at)
                select contact.id, contact.customer_id, ${letterId}, ${campaignId}, contact.id, contact.email,
                  true, 'queued', now()
                from contact_list_members inside join contacts contact on contact.id = inside.contact_id
                where inside.list_id = ${listId} and contact.deleted_at is null`.execute(within)
            }),
        },
      ],
      rounds,
    )
    return {
      what: `${recipients.toLocaleString('en')} recipients planned`,
      ours: `${ours!.median.toFixed(0)} ms`,
      against: `${floor!.median.toFixed(0)} ms ${floor!.name}`,
      ratio: ours!.median / floor!.median,
      target: { at: 'most', value: 1.3 },
    }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
