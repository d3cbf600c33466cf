// Records a stream. A recorder closes a piece of the file at key frames only, so how often those
// come says how much a crash can lose (record.md 1).
import { takeKeyframeMs, takeSliceMs } from '../../../generated/facts/constants'
import { soundBitsPerSecond } from './formats'

export interface RecordingWish {
  stream: MediaStream
  mime: string
  /** Of the picture. */
  bitsPerSecond: number
  onChunk: (chunk: Blob) => void
  /** After the last chunk. `failure`: it ended by itself. */
  onStopped: (failure?: Error) => void
}

export interface Recording {
  pause(): void
  resume(): void
  /** The last chunk follows, then onStopped. */
  stop(): void
}

/** Resolves once the recorder runs; rejects where it cannot. */
export function startRecording(wish: RecordingWish): Promise<Recording> {
  const { stream, mime, bitsPerSecond, onChunk, onStopped } = wish
  return new Promise((started, refused) => {
    const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
      mimeType: mime,
      videoBitsPerSecond: bitsPerSecond,
      audioBitsPerSecond: soundBitsPerSecond,
      videoKeyFrameIntervalDuration: takeKeyframeMs,
    }
    const recorder = new MediaRecorder(stream, options)
    let failure: Error | undefined
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) onChunk(data)
    })
    recorder.addEventListener('error', (event) => {
      const reason: unknown = 'error' in event ? event.error : undefined
      failure = reason instanceof Error ? reason : new Error('The recorder failed.')
      refused(failure)
    })
    recorder.addEventListener('stop', () => onStopped(failure))
    recorder.addEventListener('start', () => started(controlOf(recorder)))
    recorder.start(takeSliceMs)
  })
}

/** Each is ignored where the recorder is past it: its tracks may have ended meanwhile. */
function controlOf(recorder: MediaRecorder): Recording {
  return {
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    stop: () => recorder.state !== 'inactive' && recorder.stop(),
  }
}
