// Measures the sound that is recorded, apart from the page's own work.
import { measureSound, soundWindowMs } from './soundWindow'

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

class SoundMeter extends AudioWorkletProcessor {
  readonly #silence = new Float32Array(128)
  readonly #measure = measureSound(Math.round((sampleRate * soundWindowMs) / 1000), (window) =>
    this.port.postMessage(window, []),
  )

  process([input]: readonly (readonly Float32Array[])[]): true {
    // Without a source there is no channel at all: that is silence too.
    this.#measure(input?.[0] ?? this.#silence)
    return true
  }
}

registerProcessor('soundMeter', SoundMeter)
