import { formsIn } from '../../read/forms/expandCalls'
import type { FieldsForm } from '../../read/forms/callForms'
import type { List } from '../../read/forms/writeSchemas'
import type { CallEntry, FeatureFile, Manifest, RouteEntry } from '../../read/manifest'
import type { ScreenEntry } from '../../read/screenEntry'
import { blockOf, listOf, updateOf } from '../../read/withScreenCalls'

/** A screen of the manifest together with what it names. */
export interface ScreenParts {
  readonly id: string
  readonly block: ScreenEntry
  readonly feature: Feature
  /** Where its feature stands under src. */
  readonly folder: string
  /** The first route that it draws. */
  readonly route?: RouteEntry | undefined
  /** The route that opens one of its rows. */
  readonly rowRoute?: RouteEntry | undefined
  /** Absent where the block names no list call, which a check tells. */
  readonly list?: List | undefined
  readonly call: (id: string | undefined) => CallEntry | undefined
  /** All screens, this one among them. */
  readonly screens: () => readonly ScreenParts[]
  /** What its create and update calls write. */
  readonly created?: FieldsForm | undefined
  readonly updated?: FieldsForm | undefined
}

type Feature = FeatureFile & { readonly file: string; readonly name: string }

const kept = new WeakMap<Manifest, readonly ScreenParts[]>()

/** Every screen that the manifest draws, in the order of the files. */
export function screensOf(manifest: Manifest): readonly ScreenParts[] {
  const known = kept.get(manifest)
  if (known) return known
  const found = findScreens(manifest)
  kept.set(manifest, found)
  return found
}

function findScreens({ features }: Manifest): ScreenParts[] {
  const calls = new Map(
    features.flatMap((each) => (each.calls ?? []).map((call) => [call.id, call])),
  )
  const forms = formsIn(features)
  const call = (id: string | undefined) => (id === undefined ? undefined : calls.get(id))
  const found: ScreenParts[] = features.flatMap((feature) =>
    Object.entries(feature.screens ?? {}).map(([id, block]): ScreenParts => {
      return {
        id,
        block,
        feature,
        folder: feature.folder ?? `features/${feature.name}`,
        route: feature.routes?.find((route) => blockOf(route, feature) === block),
        rowRoute: feature.routes?.find(({ rowOf }) => rowOf === id),
        list: forms?.listNamed(listOf(block)),
        call,
        screens: () => found,
        created: forms?.fieldsOf(call(block.create)?.create),
        updated: forms?.fieldsOf(call(updateOf(block))?.update),
      }
    }),
  )
  return found
}

export const propertiesOfRows = ({ list }: ScreenParts) => list?.entity.properties ?? {}

/** Whether every row has the field. */
export const isRequired = ({ list }: ScreenParts, field: string): boolean =>
  list?.entity.required?.includes(field) ?? false
