import type { DefaultsEntry, FeatureFile } from './featureFile'
import { isForMembers } from './isForMembers'
import type { Manifest } from './manifest'

/** Routes, calls and whatever names where it is stated get from `defaults` of their file what they do not say themselves. */
export const withDefaults = (manifest: Manifest): Manifest => ({
  ...manifest,
  features: manifest.features.map((feature) =>
    feature.defaults ? whole(feature, feature.defaults) : feature,
  ),
})

function whole<Feature extends FeatureFile>(feature: Feature, defaults: DefaultsEntry): Feature {
  const { routes, calls, entities, data, notices } = feature
  const { rows: _, ...withoutRows } = defaults
  const { access: __, ...stated } = withoutRows
  return {
    ...feature,
    ...(routes && { routes: routes.map((route) => ({ ...withoutRows, ...route })) }),
    // Roles decide neither who makes the others nor whose rows these are about.
    ...(calls && {
      calls: calls.map((call) => ({ ...(isForMembers(call) ? defaults : stated), ...call })),
    }),
    ...(entities && { entities: each(entities, stated) }),
    ...(data && { data: each(data, stated) }),
    ...(notices && { notices: each(notices, stated) }),
  }
}

const each = <Entry extends object>(
  entries: Readonly<Record<string, Entry>>,
  stated: Pick<DefaultsEntry, 'from'>,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...stated, ...entry }]),
  )
