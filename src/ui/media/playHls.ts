import type Hls from 'hls.js'
import type { HlsConfig } from 'hls.js'
import type { Engine } from './attach'

type Library = typeof Hls

/** hls.js is 111 KB, so it is loaded only here. */
export function playHls(video: HTMLVideoElement, url: string, onFail: () => void): Engine {
  let wanted = url
  let engine: Required<Engine> | undefined
  let isStopped = false
  const fail = () => {
    if (!isStopped) onFail()
  }
  import('hls.js/light').then(({ default: library }) => {
    if (isStopped) return
    if (library.isSupported()) engine = startHls(library, video, wanted, fail)
    else fail()
  }, fail)
  return {
    goOn: (next) => {
      wanted = next
      engine?.goOn(next)
    },
    stop: () => {
      isStopped = true
      engine?.stop()
    },
  }
}

function startHls(
  library: Library,
  video: HTMLVideoElement,
  url: string,
  onFail: () => void,
): Required<Engine> {
  let playing = new library(settings)
  let successor: Hls | undefined
  watchFaults(library, playing, onFail)
  playing.attachMedia(video)
  playing.loadSource(url)
  return {
    goOn: (next) => {
      successor?.destroy()
      successor = succeed(library, playing, next, (taken) => {
        watchFaults(library, taken, onFail)
        playing = taken
        successor = undefined
      })
    },
    stop: () => {
      successor?.destroy()
      playing.destroy()
    },
  }
}

/**
 * Replaces the hls.js instance while the video and its buffer stay on the element. If the new
 * instance cannot read its playlist, it is dropped and the old one plays on.
 */
function succeed(
  library: Library,
  playing: Hls,
  url: string,
  onTaken: (successor: Hls) => void,
): Hls {
  const speed = playing.bandwidthEstimate
  const successor = new library({
    ...settings,
    autoStartLoad: false,
    testBandwidth: false,
    ...(Number.isFinite(speed) && { abrEwmaDefaultEstimate: speed }),
  })
  const { ERROR, MANIFEST_PARSED } = library.Events
  const drop = () => successor.destroy()
  successor.once(ERROR, drop)
  successor.once(MANIFEST_PARSED, () => {
    const film = playing.transferMedia()
    if (!film) return drop()
    successor.off(ERROR, drop)
    playing.destroy()
    onTaken(successor)
    successor.attachMedia(film)
    // Loading the first segment sets the time origin; the playback position does not change.
    successor.startLoad(0, true)
  })
  successor.loadSource(url)
  return successor
}

/** Recovers once from a decoding error; any other fatal error ends playback. */
function watchFaults({ Events, ErrorTypes }: Library, hls: Hls, onFail: () => void): void {
  let hasRecovered = false
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    const isFirstFault = type === ErrorTypes.MEDIA_ERROR && !hasRecovered
    hasRecovered = true
    if (isFirstFault) hls.recoverMediaError()
    else onFail()
  })
}

/**
 * No worker, since it would need blob: in the Content-Security-Policy. Credentials send the media
 * cookies.
 */
const settings: Partial<HlsConfig> = {
  enableWorker: false,
  xhrSetup: (request) => {
    request.withCredentials = true
  },
}
