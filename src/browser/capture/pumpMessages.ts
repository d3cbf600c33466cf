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

/** Objects that a message transfers. Media tracks are transferable, although the DOM types do not list them. */
export type Handed = Transferable | MediaStreamTrack

export type PumpAnswer = { is: 'track'; track: MediaStreamTrack } | { is: 'failed' }
