const limitMs = 30_000

/** Of a film, as far as this browser can tell; 0: it cannot. */
export function readLength(film: Blob): Promise<number> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(film)
  return new Promise<number>((resolve) => {
    const limit = setTimeout(() => resolve(0), limitMs)
    const tell = () => {
      clearTimeout(limit)
      resolve(Number.isFinite(video.duration) ? Math.round(video.duration * 1000) : 0)
    }
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', tell)
    video.addEventListener('error', tell)
    video.src = address
  }).finally(() => URL.revokeObjectURL(address))
}
