// A screen, a window or a tab, as the person chooses.
import { CaptureRefused, refusalOf } from './refusal'

export interface OpenedScreen {
  stream: MediaStream
  /** Where it is not known, a window is meant. */
  surface: 'monitor' | 'window' | 'browser'
}

/** `height`: a larger screen is made smaller. Undefined: the person chose none. Rejects with CaptureRefused for every other reason. */
export async function openScreen(
  framesPerSecond: number,
  height: number,
): Promise<OpenedScreen | undefined> {
  if (!navigator.mediaDevices?.getDisplayMedia) throw new CaptureRefused('unsupported')
  const wish: DisplayMediaStreamOptions & Record<string, unknown> = {
    video: {
      frameRate: { max: framesPerSecond },
      width: { max: Math.round((height * 16) / 9) },
      height: { max: height },
    },
    audio: true,
    systemAudio: 'include',
    surfaceSwitching: 'include',
    selfBrowserSurface: 'exclude',
  }
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia(wish)
    return { stream, surface: surfaceOf(stream.getVideoTracks()[0]) }
  } catch (failure) {
    const reason = refusalOf(failure, ['prompt'])
    if (reason === 'dismissed') return undefined
    throw new CaptureRefused(reason)
  }
}

function surfaceOf(track: MediaStreamTrack | undefined): OpenedScreen['surface'] {
  const { displaySurface } = track?.getSettings() ?? {}
  return displaySurface === 'monitor' || displaySurface === 'browser' ? displaySurface : 'window'
}
