// Actions on a video. The element holds the state; the page follows its events.

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

/** Moves one frame forward or back, for a paused video. */
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

/** Also sets the default rate, so that another source of the same video keeps the speed. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

/** Shows the whole player in full screen; phones that cannot do so show only the video. */
export function toggleFullscreen(player: HTMLElement, video: HTMLVideoElement): void {
  const phone = video as HTMLVideoElement & { webkitEnterFullscreen?: () => void }
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (player.requestFullscreen) void player.requestFullscreen().catch(() => undefined)
  else phone.webkitEnterFullscreen?.()
}

/** Whether the browser shows films in a window of their own. */
export const canLeavePage = () => document.pictureInPictureEnabled === true

export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  else void video.requestPictureInPicture().catch(() => undefined)
}

/** A tenth of what is shown of the film, counted from its beginning. */
export function seekToTenth(
  video: HTMLVideoElement,
  tenth: number,
  { lead, duration }: { lead: number; duration: number },
): void {
  seekTo(video, lead + (duration * tenth) / 10)
}
