/** Where the camera's bubble stands; off: it is not in the picture. */
export type BubblePlace = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'off'

export interface PumpStart {
  is: 'start'
  screen: ReadableStream<VideoFrame> | MediaStreamTrack
  camera?: ReadableStream<VideoFrame> | MediaStreamTrack
  /** Without: the worker makes the track and posts it back. */
  writable?: WritableStream<VideoFrame>
  bubble: BubblePlace
}

export type PumpAsk = PumpStart | { is: 'bubble'; place: BubblePlace } | { is: 'stop' }

/** What messages hand over. Tracks can be, although the library of types does not say so. */
export type Handed = Transferable | MediaStreamTrack

export type PumpAnswer = { is: 'track'; track: MediaStreamTrack } | { is: 'failed' }
