/** The OAuth client id of this application (spec §7 oauth/token). */
export const clientId = 'web'
