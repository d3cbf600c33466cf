/** The name under which this application asks for tokens (spec §7 oauth/token). */
export const clientId = 'web'
