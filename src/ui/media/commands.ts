// What can be done to a film. The element holds the truth; the page follows its events.

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) void video.play().catch(() => undefined)
  else video.pause()
}

export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds
  video.currentTime = Math.max(0, Math.min(seconds, end))
}

export function seekBy(video: HTMLVideoElement, seconds: number): void {
  seekTo(video, video.currentTime + seconds)
}

/** A picture on or back. It only makes sense on a film that stands still. */
export function stepBy(video: HTMLVideoElement, frames: number, framesPerSecond: number): void {
  video.pause()
  seekBy(video, frames / framesPerSecond)
}

export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.max(0, Math.min(1, volume))
  video.muted = video.volume === 0
}

export function changeVolumeBy(video: HTMLVideoElement, by: number): void {
  setVolume(video, (video.muted ? 0 : video.volume) + by)
}

export function toggleMute(video: HTMLVideoElement): void {
  if (video.muted && video.volume === 0) video.volume = 0.5
  video.muted = !video.muted
}

/** Also of what the element plays next: another source of the same film is no new film. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

/** The player as a whole fills the screen; a phone that cannot do that shows the film alone. */
export function toggleFullscreen(player: HTMLElement, video: HTMLVideoElement): void {
  const phone = video as HTMLVideoElement & { webkitEnterFullscreen?: () => void }
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (player.requestFullscreen) void player.requestFullscreen().catch(() => undefined)
  else phone.webkitEnterFullscreen?.()
}
