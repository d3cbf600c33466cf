// Reads the pictures and the sound of films, each as far as it is needed.
import {
  ALL_FORMATS,
  AudioBufferSink,
  Input,
  UrlSource,
  VideoSampleSink,
  type VideoSample,
} from 'mediabunny'
import type { ProgramMedia } from '../../../../../generated/facts/features/programs'
import type { Box, Shown } from './drawFrame'
import { filmUrl } from './filmUrl'

export interface Film {
  /** Where frame 0 of a program's block is, in seconds of what is read. */
  readonly leadS: number
  readonly pictures: VideoSampleSink | undefined
  readonly sound: AudioBufferSink | undefined
  close(): void
}

/** Fails where a film cannot be read, or this browser cannot decode it. */
export async function openFilm(media: ProgramMedia): Promise<Film> {
  const url = media.url ?? (await filmUrl(media.sources))
  if (url === undefined) throw new Error('There is nothing to read yet.')
  const source = new UrlSource(url, {
    requestInit: { credentials: 'include' },
    getRetryDelay: () => null,
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  // Some containers begin with the sound's priming.
  const firstS = video ? await video.getFirstTimestamp() : 0
  return {
    leadS: firstS + (media.leadMs ?? 0) / 1_000,
    pictures: video && (await video.canDecode()) ? new VideoSampleSink(video) : undefined,
    sound: audio && (await audio.canDecode()) ? new AudioBufferSink(audio) : undefined,
    close: () => input.dispose(),
  }
}

export const shownSample = (sample: VideoSample): Shown => ({
  width: sample.displayWidth,
  height: sample.displayHeight,
  draw: (pen, from, to) =>
    sample.draw(pen, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height),
})

export const shownImage = (image: ImageBitmap): Shown => ({
  width: image.width,
  height: image.height,
  draw: (pen, from: Box, to: Box) =>
    pen.drawImage(image, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height),
})

const mostAhead = 8

/** Pictures of a film one after the other, some of them decoded ahead. */
export class Lane {
  #samples: VideoSample[] = []
  #isOver = false
  #wake: (() => void) | undefined

  constructor(sink: VideoSampleSink, fromS: number) {
    void this.#fill(sink, fromS)
  }

  async #fill(sink: VideoSampleSink, fromS: number): Promise<void> {
    try {
      for await (const sample of sink.samples(fromS)) {
        if (this.#isOver) {
          sample.close()
          return
        }
        this.#samples.push(sample)
        if (this.#samples.length >= mostAhead) await new Promise<void>((go) => (this.#wake = go))
      }
    } catch {
      // What cannot be read any further stays as it is.
    }
  }

  /** The latest picture that is not after this time; the first one there is, before it. */
  at(seconds: number): VideoSample | undefined {
    while (this.#samples.length > 1 && this.#samples[1]!.timestamp <= seconds) {
      this.#samples.shift()!.close()
    }
    if (this.#samples.length < mostAhead) this.#wake?.()
    return this.#samples[0]
  }

  close(): void {
    this.#isOver = true
    this.#wake?.()
    for (const sample of this.#samples) sample.close()
    this.#samples = []
  }
}
