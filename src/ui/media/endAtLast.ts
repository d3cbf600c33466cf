import type Hls from 'hls.js'

/** A film whose buffer ends this shortly before its playlist says has no more to come. */
const longestMissingS = 0.3

/**
 * Ends a film whose last segment is shorter than a picture. Appending one hardly lengthens the buffer, so
 * hls.js takes it for not loaded and waits for it.
 */
export function endAtLast({ Events, ErrorDetails }: typeof Hls, hls: Hls): void {
  let hasLast = false
  const end = () => {
    const { media } = hls
    if (!hasLast || !media) return
    const { buffered, currentTime, duration } = media
    const last = buffered.length - 1
    if (last < 0 || currentTime < buffered.start(last)) return
    if (duration - buffered.end(last) > longestMissingS) return
    // Without a type: for picture and sound.
    hls.trigger(Events.BUFFER_EOS, { type: null })
  }
  hls.on(Events.FRAG_BUFFERED, (_event, { frag }) => {
    if (frag.sn !== hls.latestLevelDetails?.endSN) return
    hasLast = true
    end()
  })
  // After a jump back from the end, nothing may be left to load.
  hls.on(Events.ERROR, (_event, { details }) => {
    if (details === ErrorDetails.BUFFER_STALLED_ERROR) end()
  })
}
