import { askAgain } from './askAgain'
import type { Engine, EngineEvents } from './attach'
import { fitting, inOrder, sideOf, type Variant } from './quality'
import { readMaster } from './readMaster'

/** MediaError.MEDIA_ERR_NETWORK. */
const networkFault = 2

/** What the browser plays by itself. Of a playlist of several sizes one can be chosen. */
export function playOwn(
  video: HTMLVideoElement,
  url: string,
  isPlaylist: boolean,
  { onFail, onLost, onQualities }: EngineEvents,
): Engine {
  const ending = new AbortController()
  const { signal } = ending
  let stopWaiting: (() => void) | undefined
  let playing = url
  let variants: readonly Variant[] = []
  let chosen: number | undefined
  const load = () => {
    const at = video.currentTime
    const isPlaying = !video.paused
    video.src = playing
    if (at > 0) video.currentTime = at
    if (isPlaying) void video.play().catch(() => undefined)
  }
  const fail = () => {
    if (video.error?.code !== networkFault && navigator.onLine) return onFail()
    onLost(true)
    stopWaiting = askAgain(load)
  }
  const tell = () => {
    const side = sideOf({ width: video.videoWidth, height: video.videoHeight })
    onQualities(inOrder(variants), side > 0 ? side : undefined)
  }
  const choose = (side: number | undefined) => {
    chosen = side
    const fit =
      side &&
      fitting(
        variants.map((each) => each.side),
        side,
      )
    const wanted = variants.find((each) => each.side === fit)?.url ?? url
    if (wanted === playing) return
    playing = wanted
    load()
  }
  video.addEventListener('error', fail, { signal })
  video.addEventListener('loadeddata', () => onLost(false), { signal })
  video.src = url
  if (isPlaylist) {
    video.addEventListener('resize', tell, { signal })
    void readMaster(url, signal).then((found) => {
      if (signal.aborted) return
      variants = found
      tell()
      if (chosen !== undefined) choose(chosen)
    })
  }
  return {
    choose,
    stop: () => {
      stopWaiting?.()
      ending.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
