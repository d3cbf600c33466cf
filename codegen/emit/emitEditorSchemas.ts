import { namesOf } from '../check/ensureReferencesExist'
import { definitions, shapes } from '../read/shapes'
import type { RefKind, Shape } from '../read/shapes/shape'
import type { Model } from '../resolve/model'
import { json, type Output } from './output'

/** schemas/<kind>.schema.json: what an editor completes and underlines, with this manifest's own ids as enums. */
export function emitEditorSchemas({ manifest }: Model): Output[] {
  const names = namesOf(manifest)
  const known = (kind: RefKind) => [...names[kind].known].sort()
  const plain = (shape: Shape): Record<string, unknown> => {
    const {
      ref,
      keyRef,
      properties,
      additionalProperties,
      items,
      if: when,
      then,
      else: otherwise,
      ...rest
    } = shape
    return {
      ...rest,
      ...(ref && { enum: known(ref) }),
      ...(keyRef && { propertyNames: { enum: known(keyRef) } }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, inner]) => [key, plain(inner)]),
        ),
      }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'boolean'
            ? additionalProperties
            : plain(additionalProperties),
      }),
      ...(items && { items: plain(items) }),
      ...(when && { if: plain(when) }),
      ...(then && { then: plain(then) }),
      ...(otherwise && { else: plain(otherwise) }),
    }
  }
  const $defs = Object.fromEntries(
    Object.entries(definitions).map(([name, shape]) => [name, plain(shape)]),
  )
  return Object.entries(shapes).map(([kind, shape]) =>
    json(`schemas/${kind}.schema.json`, {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `manifest: ${kind}`,
      ...plain(shape),
      $defs,
    }),
  )
}
