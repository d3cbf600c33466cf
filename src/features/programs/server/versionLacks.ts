// What keeps a version from being shown: empty slots, and guests who withdrew consent.
import type { Timeline } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import { withdrawnFilms } from '../../footage/server'
import { msOf, startsOf, validate } from '../timeline'
import { mediaOf, slotsOf } from './programFacts'

export interface VersionLacks {
  readonly emptySlots: number
  /** Where it first shows somebody who withdrew consent. */
  readonly withdrawnAtMs?: number
}

interface Made {
  readonly timeline: Timeline | null
  readonly isIncomplete: boolean
}

/** Of each version, in their order. */
export async function lacksOfVersions(
  versions: readonly Made[],
  context: Context,
): Promise<VersionLacks[]> {
  const assetIds = versions.flatMap(({ timeline }) =>
    timeline ? mediaOf(timeline).map(({ assetId }) => assetId) : [],
  )
  const withdrawn = await withdrawnFilms([...new Set(assetIds)], context)
  const lacks: VersionLacks[] = []
  for (const version of versions) {
    const atMs = version.timeline ? firstOf(version.timeline, withdrawn) : undefined
    lacks.push({
      emptySlots: await emptySlotsOf(version, context),
      ...(atMs !== undefined && { withdrawnAtMs: atMs }),
    })
  }
  return lacks
}

function firstOf(timeline: Timeline, withdrawn: ReadonlySet<string>): number | undefined {
  const at = timeline.blocks.findIndex(({ media }) => media && withdrawn.has(media.assetId))
  return at < 0 ? undefined : msOf(startsOf(timeline)[at]!, timeline)
}

/** As required slots are now; one at least where one was empty as the version was made. */
async function emptySlotsOf({ timeline, isIncomplete }: Made, context: Context): Promise<number> {
  if (!isIncomplete) return 0
  if (!timeline) return 1
  const issues = validate(timeline, { media: {}, slots: await slotsOf(timeline, context) })
  return Math.max(1, issues.filter(({ code }) => code === 'slotEmpty').length)
}
