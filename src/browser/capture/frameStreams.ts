/** Pictures of a track as a stream, and a track out of a stream (MediaStreamTrack Insertable Media Processing). */
export interface TrackReader {
  readonly readable: ReadableStream<VideoFrame>
}

export interface TrackWriter {
  readonly writable: WritableStream<VideoFrame>
  readonly track: MediaStreamTrack
}

interface Globals {
  MediaStreamTrackProcessor?: new (init: { track: MediaStreamTrack }) => TrackReader
  /** Chromium's, on the page: the generator is the track. */
  MediaStreamTrackGenerator?: new (init: {
    kind: 'video'
  }) => MediaStreamTrack & { readonly writable: WritableStream<VideoFrame> }
  /** The standard's, in workers. */
  VideoTrackGenerator?: new () => TrackWriter
}

const globals = globalThis as unknown as Globals

export function readTrack(track: MediaStreamTrack): ReadableStream<VideoFrame> | undefined {
  const { MediaStreamTrackProcessor } = globals
  return MediaStreamTrackProcessor && new MediaStreamTrackProcessor({ track }).readable
}

export function writeTrack(): TrackWriter | undefined {
  const { MediaStreamTrackGenerator, VideoTrackGenerator } = globals
  if (MediaStreamTrackGenerator) {
    const track = new MediaStreamTrackGenerator({ kind: 'video' })
    return { track, writable: track.writable }
  }
  return VideoTrackGenerator && new VideoTrackGenerator()
}
