// Where the parts of an asset are kept. The key is also the path a browser asks for, so bytes under one
// key never change: a playlist that grows gets another name.
export function assetKey(asset: { customerId: string; id: string }, name: string): string {
  return `media/${asset.customerId}/${asset.id}/${name}`
}

export const original = 'source'

export function masterName(qualities: readonly string[]): string {
  return `master-${qualities.join('-')}.m3u8`
}
