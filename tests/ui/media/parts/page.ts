// A film on a page of its own, played as the player plays it.
import { playHls } from '../../../../src/ui/media/playHls'

const events = { onFail: () => undefined, onLost: () => undefined, onQualities: () => undefined }

export const player = {
  /** Plays the end of a film twice, and returns where it ended. */
  async playEnd(url: string): Promise<{ endedS: number; durationS: number }> {
    const video = document.createElement('video')
    video.muted = true
    document.body.append(video)
    playHls(video, url, events)
    await happened(video, 'loadeddata')
    for (const leftS of [1, 0.5]) {
      video.currentTime = video.duration - leftS
      const ended = happened(video, 'ended')
      await video.play()
      await ended
    }
    return { endedS: video.currentTime, durationS: video.duration }
  },
}

const happened = (video: HTMLVideoElement, event: string) =>
  new Promise((resolve) => video.addEventListener(event, resolve, { once: true }))

Object.assign(window, { player })
