/** Tells the current time in seconds: every animation frame while playing, otherwise after each seek. */
export function followTime(video: HTMLVideoElement, tell: (seconds: number) => void): () => void {
  let frame = 0
  const read = () => tell(video.currentTime)
  const follow = () => {
    read()
    if (!video.paused) frame = requestAnimationFrame(follow)
  }
  const start = () => {
    cancelAnimationFrame(frame)
    follow()
  }
  const events = ['timeupdate', 'seeking', 'seeked', 'pause', 'ended', 'emptied']
  for (const event of events) video.addEventListener(event, read)
  video.addEventListener('play', start)
  start()
  return () => {
    cancelAnimationFrame(frame)
    for (const event of events) video.removeEventListener(event, read)
    video.removeEventListener('play', start)
  }
}
