// The storage keys of an asset's files. A key is also the path a browser asks for, so the bytes
// under one key never change: a playlist that grows gets a new name.
export function assetKey(asset: { customerId: string; id: string }, name: string): string {
  return `${assetFolder(asset.customerId)}${asset.id}/${name}`
}

export const assetFolder = (customerId: string) => `media/${customerId}/`

export const original = 'source'

interface CutAsset {
  customerId: string
  id: string
  cutInMs: number | null
  cutOutMs: number | null
}

/** What is made of a trimmed film stands in a folder of its own. */
export function renditionKey(asset: CutAsset, name: string): string {
  const { cutInMs, cutOutMs } = asset
  const isWhole = cutInMs === null && cutOutMs === null
  return assetKey(asset, isWhole ? name : `cut-${cutInMs ?? 0}-${cutOutMs ?? 'end'}/${name}`)
}

export function masterName(qualities: readonly string[]): string {
  return `master-${qualities.join('-')}.m3u8`
}

/** Where one of the qualities of a film is read whole. */
export const qualityPath = (asset: CutAsset, name: string) => renditionKey(asset, `${name}.mp4`)

/** Where the original is read, as a download. */
export const originalPath = (asset: { customerId: string; id: string }) => assetKey(asset, original)
