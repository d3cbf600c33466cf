/** Spec §2 /login/{ftl}/{userName}[/{passWord}[/{customerId}]]; mails carry a code instead (session.md B4 6). */
export interface SignInLink {
  userName: string
  password: string | null
  code: string | null
  customerId: string | null
}

/** null where nobody is named. `status` is no ftl: /login/status/* are pages of their own. */
export function readSignInLink(address: string): SignInLink | null {
  const [path = '', fragment = ''] = address.split('#', 2)
  const reported = path.replace(/^\/+/, '').split('/').map(decode)
  const [, ftl = '', userName, password, customerId] = reported
  // What is shown as a name is one: no line breaks, nothing that turns the reading around.
  if (/^status$/i.test(ftl) || !userName || userName.length > 320 || /\p{C}/u.test(userName)) {
    return null
  }
  return {
    userName,
    password: password || null,
    code: new URLSearchParams(fragment).get('code'),
    customerId: customerId || null,
  }
}

/** What is left of a link that was refused, or has done its work. */
export function withoutSecrets(link: SignInLink): SignInLink {
  return { ...link, password: null, code: null }
}

export function isCarryingSecret({ password, code }: SignInLink): boolean {
  return password !== null || code !== null
}

/** User names are compared as the server compares them. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
