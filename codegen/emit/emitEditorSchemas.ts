import { namesOf } from '../names/namesOf'
import type { Manifest } from '../read/manifest'
import { definitions, shapes } from '../read/shapes'
import type { OfferedKind, RefKind, Shape } from '../read/shapes/shape'
import type { Model } from '../resolve/model'
import { json, type Output } from './output'

const draft = 'https://json-schema.org/draft/2020-12/schema'
const idsFile = 'ids.schema.json'

/**
 * schemas/<kind>.schema.json: what an editor completes and underlines. This manifest's own ids stand in
 * schemas/ids.schema.json, each once, so that a new one is a new line there and nowhere else.
 */
export function emitEditorSchemas({ manifest }: Model): Output[] {
  const plain = (shape: Shape): Record<string, unknown> => {
    const {
      ref,
      keyRef,
      offers,
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
      ...(ref && idOfKind(ref)),
      ...(offers && { anyOf: [idOfKind(offers), { type: 'string' }] }),
      ...(keyRef && { propertyNames: idOfKind(keyRef) }),
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
  return [
    emitIds(manifest),
    ...Object.entries(shapes).map(([kind, shape]) =>
      json(`schemas/${kind}.schema.json`, {
        $schema: draft,
        title: `manifest: ${kind}`,
        ...plain(shape),
        ...definitionsIn(shape, plain),
      }),
    ),
  ]
}

const idOfKind = (kind: RefKind | OfferedKind) => ({ $ref: `${idsFile}#/$defs/${kind}` })

/** Kinds of references that accept the names of another kind and some more. */
const wider: Readonly<Partial<Record<RefKind, RefKind>>> = {
  roleOrGroup: 'role',
  message: 'text',
  callOrScreens: 'call',
}

function emitIds(manifest: Manifest): Output {
  const names = namesOf(manifest)
  const kinds = (Object.keys(names) as RefKind[]).sort()
  const definitionOf = (kind: RefKind) => {
    const known = [...names[kind].known].sort()
    const narrow = wider[kind]
    if (!narrow) return { enum: known }
    const more = known.filter((name) => !names[narrow].known.has(name))
    return { anyOf: [{ $ref: `#/$defs/${narrow}` }, { enum: more }] }
  }
  return json(`schemas/${idsFile}`, {
    $schema: draft,
    title: 'manifest: the ids it declares',
    $defs: {
      ...Object.fromEntries(kinds.map((kind) => [kind, definitionOf(kind)])),
      ...offeredIn(manifest),
    },
  })
}

/** Names that are right in one place and wrong in another. */
function offeredIn({ features }: Manifest): Record<OfferedKind, { enum: string[] }> {
  const listed = new Set(features.flatMap(({ calls = [] }) => calls.map(({ list }) => list?.of)))
  const fields = features.flatMap(({ entities = {} }) =>
    Object.entries(entities).flatMap(([name, { properties = {} }]) =>
      listed.has(name) ? Object.keys(properties) : [],
    ),
  )
  const screens = features.flatMap(({ screens: drawn = {} }) => Object.keys(drawn))
  return { field: { enum: distinct(fields) }, screen: { enum: distinct(screens) } }
}

const distinct = (names: readonly string[]) => [...new Set(names)].sort()

/** The shared shapes that this one refers to; most refer to none. */
function definitionsIn(shape: Shape, plain: (shape: Shape) => object) {
  const named = Object.entries(definitions).filter(([name]) =>
    JSON.stringify(shape).includes(`#/$defs/${name}`),
  )
  if (named.length === 0) return {}
  return { $defs: Object.fromEntries(named.map(([name, inner]) => [name, plain(inner)])) }
}
