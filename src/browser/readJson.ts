/** What stands at the address of a file of media. Rejects where it cannot be read. */
export async function readJson(url: string): Promise<unknown> {
  // oxlint-disable-next-line no-restricted-globals -- a file, to which no call leads
  const reply = await fetch(url, { credentials: 'include' })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`)
  return reply.json()
}
