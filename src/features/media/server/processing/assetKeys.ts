// The storage keys of an asset's files. A key is also the path a browser asks for, so the bytes
// under one key never change: a playlist that grows gets a new name.
export function assetKey(asset: { customerId: string; id: string }, name: string): string {
  return `${assetFolder(asset.customerId)}${asset.id}/${name}`
}

export const assetFolder = (customerId: string) => `media/${customerId}/`

export const original = 'source'

export function masterName(qualities: readonly string[]): string {
  return `master-${qualities.join('-')}.m3u8`
}
