import type { Model } from '../resolve/model'
import { callIdsOf, storedEntities } from '../stored/storedEntities'
import { typescript, type Output } from './output'

/** wiring/calls.ts and wiring/handlers.ts: each call with its handler. One without the other does not compile. */
export function emitHandlers({ features, manifest }: Model): Output[] {
  const stored = new Set(storedEntities(manifest).flatMap(callIdsOf))
  const served = features
    .map((feature) => ({ ...feature, calls: feature.calls.filter((call) => !call.static) }))
    .filter(({ calls }) => calls.length > 0)
  const ids = served.flatMap(({ calls }) => calls.map(({ id }) => id))
  const coded = served.filter(({ calls }) => calls.some(({ id }) => !stored.has(id)))
  const own = stored.size > 0 ? 'Exclude<ServedCallId, StoredCallId>' : 'ServedCallId'
  return [
    typescript(
      'wiring/calls.ts',
      'features/*.yaml',
      served
        .map(
          ({ name, calls }) =>
            `import { ${calls.map(({ id }) => id).join(', ')} } from '../facts/features/${name}'`,
        )
        .join('\n'),
      `/** Every call the server answers; those served as files are not among them. */\nexport const calls = {\n${ids.map((id) => `  ${id},`).join('\n')}\n}`,
      `export type ServedCallId = keyof typeof calls`,
    ),
    typescript(
      'wiring/handlers.ts',
      'features/*.yaml',
      [
        ...coded.map(
          ({ name, folder }) =>
            `import * as ${room(name)} from '../../src/${folder}/server/handlers'`,
        ),
        ...(stored.size > 0
          ? [
              `import { storedHandlers } from '../../src/screens/server'`,
              `import type { StoredCallId } from '../facts/stored'`,
            ]
          : []),
        `import type { Handler } from '../../src/server/context'`,
        `import type { ServedCallId } from './calls'`,
      ].join('\n'),
      `/** A call without a handler, or with one of another type, does not compile here. */\nexport const handlers: { readonly [Id in ServedCallId]: Handler<Id> } = {\n${served
        .flatMap(({ name, calls }) =>
          calls.map(
            ({ id }) => `  ${id}: ${stored.has(id) ? 'storedHandlers' : room(name)}.${id},`,
          ),
        )
        .join('\n')}\n}`,
      `/** A handler without a call does not compile here: its name would have to be \`never\`. */\ntype Surplus = ${
        coded.map(({ name }) => `Exclude<keyof typeof ${room(name)}, ${own}>`).join(' | ') ||
        'never'
      }\nexport const surplus: [Surplus] extends [never] ? true : Surplus = true`,
    ),
  ]
}

/** pro-edits becomes proEdits: the name a feature's handlers are imported under. */
const room = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
