/** The code is in the fragment (#), which no server and no log ever sees (session.md B4 6). */
export const linkOf = (
  publicOrigin: string,
  userName: string,
  code: string,
  kind: 'mail' | 'invitation' = 'mail',
) => `${publicOrigin}/login/${kind}/${encodeURIComponent(userName)}#code=${code}`
