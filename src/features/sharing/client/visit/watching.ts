// Which seconds of a film were really played, told to the server now and then.

/** Seconds from and to. */
export type Range = [number, number]

interface Watching {
  /** Called at most each quarter of a minute, on a pause, and as the page goes. */
  readonly tell: (ranges: Range[], isLeaving: boolean) => void
  readonly leadMs: number
}

/** A step that is longer than this was a jump. */
const longestStepS = 2
const everyMs = 15_000
const firstAfterMs = 5_500

export function followWatching(video: HTMLVideoElement, { tell, leadMs }: Watching): () => void {
  const lead = leadMs / 1000
  let ranges: Range[] = []
  let last: number | undefined
  let toldAt = Date.now() - everyMs + firstAfterMs

  const flush = (isLeaving = false) => {
    if (ranges.length === 0) return
    toldAt = Date.now()
    tell(ranges, isLeaving)
    ranges = []
  }
  const step = () => {
    const at = Math.max(0, video.currentTime - lead)
    const from = last
    last = at
    if (from === undefined || at <= from || at - from > longestStepS * video.playbackRate) return
    const played: Range = [Math.floor(from), Math.ceil(at)]
    const latest = ranges.at(-1)
    if (latest && latest[1] >= played[0] && latest[0] <= played[0])
      latest[1] = Math.max(latest[1], played[1])
    else ranges = [...ranges.slice(-199), played]
    if (Date.now() - toldAt >= everyMs) flush()
  }
  const jump = () => {
    last = undefined
  }
  const rest = () => {
    step()
    flush()
    last = undefined
  }
  const leave = () => {
    if (document.visibilityState === 'hidden') flush(true)
  }
  const go = () => flush(true)
  video.addEventListener('timeupdate', step)
  video.addEventListener('seeking', jump)
  video.addEventListener('pause', rest)
  video.addEventListener('ended', rest)
  document.addEventListener('visibilitychange', leave)
  addEventListener('pagehide', go)
  return () => {
    flush(true)
    video.removeEventListener('timeupdate', step)
    video.removeEventListener('seeking', jump)
    video.removeEventListener('pause', rest)
    video.removeEventListener('ended', rest)
    document.removeEventListener('visibilitychange', leave)
    removeEventListener('pagehide', go)
  }
}
