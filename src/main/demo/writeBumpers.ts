/** The demo's bumpers, made of its footage: some in use, one of them a default, a draft and a retired one. */
import type { BumperAspect, BumperState } from '../../features/programs/bumper'
import { clipTitled, type Stage } from './stage'

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

/** Where its clip could not be made, a bumper is left out. */
export async function writeBumpers(stage: Stage): Promise<void> {
  const { db, now, newId, customers, people } = stage
  for (const { clip, isDefault = false, ...bumper } of demoBumpers) {
    const film = await clipTitled(stage, clip)
    if (!film) continue
    const { assetId } = film
    const times = { createdBy: people.cm, createdAt: now, updatedAt: now }
    const customerId = customers.northwind
    await db
      .insertInto('bumpers')
      .values({ ...bumper, ...times, id: newId(), customerId, assetId, isDefault })
      .execute()
  }
}
