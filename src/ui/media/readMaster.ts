import { variantsIn, type Variant } from './quality'

/** The sizes of a film that the browser plays by itself; none where they cannot be read. */
export async function readMaster(url: string, signal: AbortSignal): Promise<Variant[]> {
  const masterUrl = new URL(url, document.baseURI).href
  try {
    const reply = await fetch(masterUrl, { credentials: 'include', signal })
    return reply.ok ? variantsIn(await reply.text(), masterUrl) : []
  } catch {
    return []
  }
}
