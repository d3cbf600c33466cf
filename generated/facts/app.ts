// Generated from manifest/app.yaml by npm run codegen. Edit the manifest, not this file.

export type LinkId = 'terms' | 'privacy' | 'teamChat' | 'browserExtension'

/** Addresses outside the product; they open in a new tab. */
export const links: Readonly<Record<LinkId, string>> = {
  terms: 'https://www.example.com/terms',
  privacy: 'https://www.example.com/privacy',
  teamChat: 'https://slack.com/apps',
  browserExtension: 'https://chromewebstore.google.com/',
}

export type LanguageId = 'en' | 'de'

export const languages: readonly { readonly id: LanguageId; readonly name: string }[] = [{ id: 'en', name: 'English' }, { id: 'de', name: 'Deutsch' }]

export const defaultLanguage: LanguageId = 'en'
export const fallbackLanguage: LanguageId = 'en'

/** On these hosts the path leads to a page that says it is not supported. */
export const backgroundUpload: { readonly path: string; readonly hosts: readonly string[] } = { path: '/background-upload-clips', hosts: [] }

/** Headers of every call; what stands in braces is filled in. */
export const callHeaders: Readonly<Record<string, string>> = { Authorization: 'Bearer {accessToken}', 'Web-Version': '{appVersion}', 'Bypass-Cache': 'true', 'Active-Seconds-Ago': '{activeSecondsAgo}', 'Accept-Language': '{language}' }

/** What a refresh carries besides. */
export const refreshHeaders: Readonly<Record<string, string>> = { 'ngsw-bypass': 'true' }
