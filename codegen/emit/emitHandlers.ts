import type { Model } from '../resolve/model'
import { typescript, type Output } from './output'

/** wiring/calls.ts and wiring/handlers.ts: each call with its handler. One without the other does not compile. */
export function emitHandlers({ features }: Model): Output[] {
  const served = features
    .map((feature) => ({ ...feature, calls: feature.calls.filter((call) => !call.static) }))
    .filter(({ calls }) => calls.length > 0)
  const ids = served.flatMap(({ calls }) => calls.map(({ id }) => id))
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
        ...served.map(
          ({ name, folder }) =>
            `import * as ${room(name)} from '../../src/${folder}/server/handlers'`,
        ),
        `import type { Handler } from '../../src/server/context'`,
        `import type { ServedCallId } from './calls'`,
      ].join('\n'),
      `/** A call without a handler, or with one of another type, does not compile here. */\nexport const handlers: { readonly [Id in ServedCallId]: Handler<Id> } = {\n${served
        .flatMap(({ name, calls }) => calls.map(({ id }) => `  ${id}: ${room(name)}.${id},`))
        .join('\n')}\n}`,
      `/** A handler without a call does not compile here: its name would have to be \`never\`. */\ntype Surplus = ${
        served.map(({ name }) => `Exclude<keyof typeof ${room(name)}, ServedCallId>`).join(' | ') ||
        'never'
      }\nexport const surplus: [Surplus] extends [never] ? true : Surplus = true`,
    ),
  ]
}

/** pro-edits becomes proEdits: the name a feature's handlers are imported under. */
const room = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
