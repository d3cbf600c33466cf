import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import type { Engine, EngineEvents } from './attach'
import { askAgain } from './askAgain'
import { endAtLast } from './endAtLast'
import { fitting, inOrder, sideOf } from './quality'

type Library = typeof Hls

/** hls.js is 111 KB, so it is loaded only here. */
export function playHls(video: HTMLVideoElement, url: string, events: EngineEvents): Engine {
  let wanted = url
  let side: number | undefined
  let engine: Required<Engine> | undefined
  let isStopped = false
  const fail = () => {
    if (!isStopped) events.onFail()
  }
  import('hls.js/light').then(({ default: library }) => {
    if (isStopped) return
    if (!library.isSupported()) return fail()
    engine = startHls(library, video, wanted, { ...events, onFail: fail })
    if (side !== undefined) engine.choose(side)
  }, fail)
  return {
    goOn: (next) => {
      wanted = next
      engine?.goOn(next)
    },
    choose: (chosen) => {
      side = chosen
      engine?.choose(chosen)
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
  events: EngineEvents,
): Required<Engine> {
  let side: number | undefined
  let playing = new library(settings)
  let successor: Hls | undefined
  let stopWatching = watch(library, playing, url, events, () => side)
  playing.attachMedia(video)
  playing.loadSource(url)
  return {
    goOn: (next) => {
      successor?.destroy()
      successor = succeed(library, playing, next, (taken) => {
        stopWatching()
        stopWatching = watch(library, taken, next, events, () => side)
        playing = taken
        successor = undefined
      })
    },
    choose: (chosen) => {
      side = chosen
      choose(playing, chosen)
    },
    stop: () => {
      stopWatching()
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

/** What is chosen is seen at once; without a choice, hls.js goes by the connection from the next segment. */
function choose(hls: Hls, side: number | undefined): void {
  const level = levelOf(hls, side)
  if (level === -1) hls.nextLevel = -1
  else hls.currentLevel = level
}

function levelOf(hls: Hls, side: number | undefined): number {
  const fit = side === undefined ? undefined : fitting(hls.levels.map(sideOf), side)
  return fit === undefined ? -1 : hls.levels.findIndex((level) => sideOf(level) === fit)
}

/**
 * Tells of qualities and of a lost connection. Recovers once from a decoding error and, as often as it
 * takes, from bytes that do not come; any other fatal error ends playback.
 */
function watch(
  library: Library,
  hls: Hls,
  url: string,
  { onFail, onLost, onQualities }: EngineEvents,
  sideChosen: () => number | undefined,
): () => void {
  const { Events, ErrorTypes } = library
  let hasRecovered = false
  let stopWaiting: (() => void) | undefined
  const tell = () => {
    const qualities = hls.levels.map((level) => ({
      side: sideOf(level),
      bitsPerSecond: level.averageBitrate,
    }))
    const level = hls.levels[hls.currentLevel]
    onQualities(inOrder(qualities), level && sideOf(level))
  }
  // Nothing is loaded yet that another quality would have to replace.
  const parsed = () => {
    if (sideChosen() !== undefined) hls.loadLevel = levelOf(hls, sideChosen())
    tell()
  }
  const arrived = () => onLost(false)
  const load = () => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(url))
  const fault = (_event: unknown, data: ErrorData) => {
    const isLost = data.type === ErrorTypes.NETWORK_ERROR && hasNoAnswer(data)
    if (isLost) onLost(true)
    if (!data.fatal) return
    if (isLost) {
      stopWaiting?.()
      stopWaiting = askAgain(load)
      return
    }
    const isFirstFault = data.type === ErrorTypes.MEDIA_ERROR && !hasRecovered
    hasRecovered = true
    if (isFirstFault) hls.recoverMediaError()
    else onFail()
  }
  hls.on(Events.ERROR, fault)
  hls.on(Events.MANIFEST_PARSED, parsed)
  hls.on(Events.LEVEL_SWITCHED, tell)
  hls.on(Events.LEVEL_SWITCHED, () => hls.media && drawAgain(hls.media))
  hls.on(Events.MANIFEST_LOADED, arrived)
  hls.on(Events.FRAG_LOADED, arrived)
  endAtLast(library, hls)
  if (hls.levels.length > 0) {
    if (sideChosen() !== undefined) choose(hls, sideChosen())
    tell()
  }
  return () => stopWaiting?.()
}

/** A paused film would keep the picture of the quality before. */
function drawAgain(video: HTMLMediaElement): void {
  if (video.paused && video.currentTime > 0) video.currentTime += 0
}

/** Nothing came back, or a proxy said so. */
function hasNoAnswer({ response }: ErrorData): boolean {
  const code = response?.code ?? 0
  return code === 0 || code >= 500
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
