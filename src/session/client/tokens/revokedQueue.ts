// Sessions that ended here but are not revoked on the server yet.
import { hashFx } from '../../../browser/digest'
import { changeStorageFx, readStorageFx } from '../../../browser/storage'

/** Only hashes of their refresh tokens are stored, which are useless to anybody who reads them. */
const queueKey = 'auth.revoke'
const longestQueue = 20

/** The hash; null where none can be made. */
export async function enqueue(token: string): Promise<string | null> {
  const hash = await hashFx(token).catch(() => null)
  if (hash) await change((hashes) => [...hashes, hash])
  return hash
}

export async function dequeue(hash: string): Promise<void> {
  await change((hashes) => hashes.filter((each) => each !== hash))
}

export async function readQueue(): Promise<string[]> {
  return parseQueue(await readStorageFx({ key: queueKey }))
}

function change(changed: (hashes: string[]) => string[]) {
  return changeStorageFx({
    key: queueKey,
    change: (text) => changed(parseQueue(text)).slice(-longestQueue).join(' ') || null,
  })
}

function parseQueue(text: string | null): string[] {
  return (text ?? '').split(' ').filter((hash) => /^[A-Za-z0-9_-]{43}$/.test(hash))
}
