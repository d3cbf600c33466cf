import { tableDefinitions, tableShapes } from '../tables/tableShapes'
import type { Model } from '../resolve/model'
import { json, type Output } from './output'

/** schemas/visibility-<kind>.schema.json: what an editor completes and underlines in QA's tables. */
export function emitTableSchemas(model: Model): Output[] {
  const definitions = tableDefinitions(model)
  return Object.entries(tableShapes(model)).map(([kind, shape]) =>
    json(`schemas/visibility-${kind}.schema.json`, {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `tests/visibility: ${kind}`,
      ...shape,
      ...(JSON.stringify(shape).includes('#/$defs/') && { $defs: definitions }),
    }),
  )
}
