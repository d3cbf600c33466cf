// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

/** What each list can be asked for: fields with their types, acts that its rows may allow, and by whom. */
export const lists = {

} as const

export type ListId = keyof typeof lists

/** What the rows of each list are. */
export interface ListRows {

}
