import { namesOf } from '../names/namesOf'
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
      form,
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
      ...(form && { patternErrorMessage: `This must be ${form}.` }),
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
  return Object.entries(shapes).map(([kind, shape]) =>
    json(`schemas/${kind}.schema.json`, {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `manifest: ${kind}`,
      ...plain(shape),
      ...definitionsIn(shape, plain),
    }),
  )
}

/** The shapes that this one refers to; most refer to none. */
function definitionsIn(shape: Shape, plain: (shape: Shape) => object) {
  const named = Object.entries(definitions).filter(([name]) =>
    JSON.stringify(shape).includes(`#/$defs/${name}`),
  )
  if (named.length === 0) return {}
  return { $defs: Object.fromEntries(named.map(([name, inner]) => [name, plain(inner)])) }
}
