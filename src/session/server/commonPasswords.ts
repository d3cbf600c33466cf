/**
 * The most common passwords (security-reliability.md D13). The list is large, so it is read on
 * first use.
 */
const most = 3000

let known: Promise<ReadonlySet<string>> | undefined

export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommon()
  return (await known).has(password.normalize('NFKC').toLowerCase())
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, most))
}
