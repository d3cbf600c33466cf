/**
 * Cameras and microphones below `getUserMedia`, which open at once on a machine that is busy, where
 * Chromium's own do not. There are two of each; one in use can be unplugged.
 */
import type { BrowserContext, Page } from '@playwright/test'

export function plugIn(context: BrowserContext): void {
  // A context that is closed at once has no pages.
  context.addInitScript(standIn).catch(() => {})
}

/** A page in which Chromium's own devices are used: `page.addInitScript(useOwnDevices)`. */
export const useOwnDevices = (): void => (window as unknown as StandIn).useOwnDevices()

interface StandIn {
  unplug(kind: 'audio' | 'video'): void
  useOwnDevices(): void
}

/** The devices of this kind that are in use are unplugged, all others stay. */
export const unplug = (page: Page, kind: 'audio' | 'video'): Promise<void> =>
  page.evaluate((lost) => (window as unknown as StandIn).unplug(lost), kind)

/* oxlint-disable unicorn/consistent-function-scoping -- the page gets this function alone */
function standIn(): void {
  const { mediaDevices } = navigator
  // A page without a secure connection has none.
  if (!mediaDevices) return
  const names = ['Desk', 'Spare']
  let devices = (['videoinput', 'audioinput'] as const).flatMap((kind) =>
    names.map((name) => {
      const label = `${name} ${kind === 'videoinput' ? 'camera' : 'microphone'}`
      const device = { kind, label, deviceId: `${name}-${kind}`, groupId: name }
      return { ...device, toJSON: () => device }
    }),
  )
  const inUse = new Map<MediaStreamTrack, string>()

  const pictureOf = (): MediaStreamTrack => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const brush = canvas.getContext('2d')!
    let at = 0
    const draw = () => {
      brush.fillStyle = '#678'
      brush.fillRect(0, 0, 320, 180)
      brush.fillStyle = '#fc9'
      brush.fillRect((at += 8) % 320, 60, 60, 60)
    }
    draw()
    const [track] = canvas.captureStream(10).getVideoTracks()
    const drawing = setInterval(
      () => (track!.readyState === 'live' ? draw() : clearInterval(drawing)),
      100,
    )
    return track!
  }
  const soundOf = (): MediaStreamTrack => {
    const context = new AudioContext()
    const [tone, volume, end] = [
      context.createOscillator(),
      context.createGain(),
      context.createMediaStreamDestination(),
    ]
    volume.gain.value = 0.2
    tone.connect(volume).connect(end)
    tone.start()
    return end.stream.getAudioTracks()[0]!
  }
  const trackOf = (wish: MediaStreamConstraints['video'], kind: 'videoinput' | 'audioinput') => {
    if (!wish) return []
    const all = devices.filter((device) => device.kind === kind)
    if (all.length === 0) throw new DOMException('There is none.', 'NotFoundError')
    const wanted =
      typeof wish === 'object' ? (wish.deviceId as { exact?: string } | undefined) : undefined
    const device =
      wanted?.exact === undefined ? all[0] : all.find(({ deviceId }) => deviceId === wanted.exact)
    if (!device) throw new OverconstrainedError('deviceId')
    const track = kind === 'videoinput' ? pictureOf() : soundOf()
    inUse.set(track, device.deviceId)
    const settings = track.getSettings.bind(track)
    track.getSettings = () => ({ ...settings(), deviceId: device.deviceId })
    Object.defineProperty(track, 'label', { value: device.label })
    return [track]
  }
  const own = {
    enumerateDevices: mediaDevices.enumerateDevices,
    getUserMedia: mediaDevices.getUserMedia,
  }
  mediaDevices.enumerateDevices = () => Promise.resolve(devices)
  mediaDevices.getUserMedia = async ({ video, audio } = {}) =>
    new MediaStream([...trackOf(video, 'videoinput'), ...trackOf(audio, 'audioinput')])
  const unplugUsed = (kind: 'audio' | 'video') => {
    for (const [track, id] of inUse) {
      if (track.kind !== kind || track.readyState === 'ended') continue
      devices = devices.filter(({ deviceId }) => deviceId !== id)
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
    mediaDevices.dispatchEvent(new Event('devicechange'))
  }
  Object.assign(window, {
    unplug: unplugUsed,
    useOwnDevices: () => Object.assign(mediaDevices, own),
  })
}
