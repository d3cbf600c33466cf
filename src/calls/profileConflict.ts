/** Spec §8 HTTP 409: the text after the first '##' is a customer id, unless empty or 'null'. */
export function customerNamedIn(
  message: string,
  { after, ignore }: { after: string; ignore: readonly string[] },
): string | null {
  const start = message.indexOf(after)
  if (start < 0) return null
  const id = message.slice(start + after.length).trim()
  return ignore.includes(id) || !/^[A-Za-z0-9_-]{1,64}$/.test(id) ? null : id
}
