/** The bytes of a file of the build, or of media. Rejects where it cannot be read. */
export async function readBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  // oxlint-disable-next-line no-restricted-globals -- a file, to which no call leads
  const reply = await fetch(url, { credentials: 'include' })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`)
  return new Uint8Array(await reply.arrayBuffer())
}
