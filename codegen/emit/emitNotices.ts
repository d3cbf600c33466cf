import type { Model } from '../resolve/model'
import { doc, literal, typescript, type Output } from './output'

/** facts/notices.ts: what people are told, with its words and where it leads. */
export function emitNotices({ manifest }: Model): Output | readonly Output[] {
  const kinds = manifest.features.flatMap(({ notices = {} }) => Object.entries(notices))
  if (kinds.length === 0) return []
  const rows = kinds.map(([id, { text, route, query, mail, meaning }]) => {
    const head = meaning === undefined ? '' : `${doc(meaning)}\n  `
    return `  ${head}${id}: ${literal({ text, route, ...(query && { query }), ...(mail && { mail }) })},`
  })
  return typescript(
    'facts/notices.ts',
    'features/*.yaml',
    `import type { RouteId, RouteParams } from './routes'\nimport type { TextKey } from './text'`,
    `export const notices = {\n${rows.join('\n')}\n} as const satisfies Readonly<Record<string, { text: TextKey; route: RouteId; query?: string; mail?: 'soon' | 'tenMinutes' | 'hourly' | 'daily' | 'own' }>>`,
    `export type NoticeKind = keyof typeof notices`,
    `/** Those of which letters are written. */\nexport type LetterKind = { [Kind in NoticeKind]: (typeof notices)[Kind] extends { mail: string } ? Kind : never }[NoticeKind]`,
    `type NamesIn<Query> = Query extends \`\${string}{\${infer Name}}\${infer Rest}\` ? Name | NamesIn<Rest> : never\n\n/** What a notice is about: what the path and the query of its address name. */\nexport type NoticeSubject<Kind extends NoticeKind> = RouteParams[(typeof notices)[Kind]['route']] &\n  ((typeof notices)[Kind] extends { query: infer Query } ? { readonly [Name in NamesIn<Query>]: string } : unknown)`,
  )
}
