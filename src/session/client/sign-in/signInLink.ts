/** Spec §2 /login/{ftl}/{userName}[/{passWord}[/{customerId}]]; mails carry a code instead (session.md B4 6). */
export interface SignInLink {
  userName: string
  password: string | null
  code: string | null
  customerId: string | null
  isInvitation: boolean
}

/** null if no user is named. `status` is not an ftl: /login/status/* are pages of their own. */
export function readSignInLink(address: string): SignInLink | null {
  const [path = '', fragment = ''] = address.split('#', 2)
  const reported = path.replace(/^\/+/, '').split('/').map(decode)
  const [, ftl = '', userName, password, customerId] = reported
  // The name is shown, so it must have no line breaks or characters that change the text direction.
  if (/^status$/i.test(ftl) || !userName || userName.length > 320 || /\p{C}/u.test(userName)) {
    return null
  }
  return {
    userName,
    password: password || null,
    code: new URLSearchParams(fragment).get('code'),
    customerId: customerId || null,
    isInvitation: ftl === 'invitation',
  }
}

/** The link without password and code, once it was refused or used. */
export function withoutSecrets(link: SignInLink): SignInLink {
  return { ...link, password: null, code: null }
}

export function isCarryingSecret({ password, code }: SignInLink): boolean {
  return password !== null || code !== null
}

/** Compares user names as the server does. */
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
