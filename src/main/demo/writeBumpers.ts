/** The demo's bumpers, made of its footage: some in use, one of them a default, a draft and a retired one. */
import { ulid } from 'ulid'
import type { BumperAspect, BumperState } from '../../features/programs/bumper'
import type { Db } from '../../server/database/tables'

interface DemoBumper {
  readonly title: string
  /** The title of its clip. */
  readonly clip: string
  readonly kind: 'intro' | 'outro'
  readonly aspect: BumperAspect
  readonly state: BumperState
  readonly isDefault?: boolean
}

const demoBumpers: readonly DemoBumper[] = [
  {
    title: 'Harbour opening',
    clip: 'Harbour at dawn',
    kind: 'intro',
    aspect: 'w16h9',
    state: 'active',
    isDefault: true,
  },
  {
    title: 'Teaser opening',
    clip: 'Vertical teaser',
    kind: 'intro',
    aspect: 'w9h16',
    state: 'active',
  },
  {
    title: 'Logo sting',
    clip: 'Logo sting, square',
    kind: 'outro',
    aspect: 'w1h1',
    state: 'active',
    isDefault: true,
  },
  {
    title: 'Wind, for spring',
    clip: 'Wind, without sound',
    kind: 'outro',
    aspect: 'w16h9',
    state: 'draft',
  },
  {
    title: 'Last year’s ending',
    clip: 'Harbour at dawn',
    kind: 'outro',
    aspect: 'w16h9',
    state: 'retired',
  },
]

interface Setting {
  readonly customerId: string
  readonly userId: string
  readonly now: Date
}

/** Where its clip could not be made, a bumper is left out. */
export async function writeBumpers(db: Db, { customerId, userId, now }: Setting): Promise<void> {
  const written = await db
    .selectFrom('bumpers')
    .select('title')
    .where('customerId', '=', customerId)
    .execute()
  const clips = await db
    .selectFrom('footageClips')
    .select(['title', 'assetId'])
    .where('customerId', '=', customerId)
    .execute()
  for (const { clip, isDefault = false, ...bumper } of demoBumpers) {
    const film = clips.find(({ title }) => title === clip)
    if (!film || written.some(({ title }) => title === bumper.title)) continue
    const { assetId } = film
    const times = { createdBy: userId, createdAt: now, updatedAt: now }
    await db
      .insertInto('bumpers')
      .values({ ...bumper, ...times, id: ulid(), customerId, assetId, isDefault })
      .execute()
  }
}
