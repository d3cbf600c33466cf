import type { Model } from '../resolve/model'
import { doc, literal, quote, typescript, union, type Output } from './output'

/** facts/constants.ts: one exported constant per entry of app.yaml, in its order. */
export function emitConstants({ manifest }: Model): Output {
  return typescript(
    'facts/constants.ts',
    'app.yaml',
    ...Object.entries(manifest.app.constants).map(
      ([name, { value, unit, from, meaning }]) =>
        `${doc(meaning, `In ${unit} (${from}).`)}\nexport const ${name} = ${value}`,
    ),
  )
}

/** facts/app.ts: external links, languages, hosts with a rule of their own, and the headers calls carry. */
export function emitApp({ manifest }: Model): Output {
  const { links, languages, headers, backgroundUpload } = manifest.app
  const { path = '', hosts = [] } = backgroundUpload ?? {}
  const offered = Object.entries(languages.offered).map(([id, name]) => ({ id, name }))
  return typescript(
    'facts/app.ts',
    'app.yaml',
    `export type LinkId = ${union(Object.keys(links))}`,
    `/** Addresses outside the product; they open in a new tab. */\nexport const links: Readonly<Record<LinkId, string>> = {\n${Object.entries(
      links,
    )
      .map(([id, { url }]) => `  ${id}: ${quote(url)},`)
      .join('\n')}\n}`,
    `export type LanguageId = ${union(Object.keys(languages.offered))}`,
    `export const languages: readonly { readonly id: LanguageId; readonly name: string }[] = ${literal(offered)}`,
    `export const defaultLanguage: LanguageId = ${quote(languages.default)}\nexport const fallbackLanguage: LanguageId = ${quote(languages.fallback)}`,
    `/** On these hosts the path leads to a page that says it is not supported. */\nexport const backgroundUpload: { readonly path: string; readonly hosts: readonly string[] } = ${literal({ path, hosts })}`,
    `/** Headers of every call; {accessToken} and {appVersion} are filled in. */\nexport const callHeaders: Readonly<Record<string, string>> = ${literal(headers.all)}`,
    `/** What a refresh carries besides. */\nexport const refreshHeaders: Readonly<Record<string, string>> = ${literal(headers.refresh)}`,
  )
}
