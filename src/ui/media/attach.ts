import type { Candidate } from './source'

/** Gives the element a film to play. Returns how to take it away again. */
export function attach(video: HTMLVideoElement, candidate: Candidate, onFail: () => void) {
  return candidate.by === 'element'
    ? attachElement(video, candidate.url, onFail)
    : attachHls(video, candidate.url, onFail)
}

function attachElement(video: HTMLVideoElement, url: string, onFail: () => void) {
  video.addEventListener('error', onFail)
  video.src = url
  return () => {
    video.removeEventListener('error', onFail)
    video.removeAttribute('src')
    video.load()
  }
}

function attachHls(video: HTMLVideoElement, url: string, onFail: () => void) {
  const life = new AbortController()
  startHls(video, url, onFail, life.signal).catch(() => {
    if (!life.signal.aborted) onFail()
  })
  return () => life.abort()
}

/** hls.js is 111 KB and fetched only here. Its worker would need blob: in the page's policy. */
async function startHls(
  video: HTMLVideoElement,
  url: string,
  onFail: () => void,
  life: AbortSignal,
): Promise<void> {
  const { default: Hls } = await import('hls.js/light')
  if (life.aborted) return
  if (!Hls.isSupported()) {
    onFail()
    return
  }
  const hls = new Hls({ enableWorker: false, xhrSetup: sendCookies })
  let hasRecovered = false
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    const isFirstFault = type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered
    hasRecovered = true
    if (isFirstFault) hls.recoverMediaError()
    else onFail()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  life.addEventListener('abort', () => hls.destroy())
}

/** The media cookies open the film. */
function sendCookies(request: XMLHttpRequest): void {
  request.withCredentials = true
}
