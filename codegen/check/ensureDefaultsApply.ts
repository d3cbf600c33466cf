import { problem, type Problem } from '../problems/problem'
import type { DefaultsEntry } from '../read/featureFile'
import type { Manifest } from '../read/manifest'

/** What a file's `defaults` say, some entry of it says by them. */
export const ensureDefaultsApply = ({ features }: Manifest): Problem[] =>
  features.flatMap(({ file, defaults, routes = [], calls = [], ...named }) => {
    const { entities, data, notices } = named
    const entries = [
      ...routes,
      ...calls,
      ...[entities, data, notices].flatMap((each) => Object.values(each ?? {})),
    ] as readonly DefaultsEntry[]
    return Object.entries(defaults ?? {}).flatMap(([key, value]) =>
      // Entries that say the same in their own words have a value of their own.
      entries.some((entry) => entry[key as keyof DefaultsEntry] === value)
        ? []
        : problem(
            'DEFAULT-IDLE',
            file,
            ['defaults', key],
            `No entry of this file says this ${key}; leave it out.`,
            { at: 'key' },
          ),
    )
  })
