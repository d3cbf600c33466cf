// Shows a program that no film was made of yet: its pictures on a canvas, its sound in time.
import type { ProgramFacts, Timeline } from '../../../../../generated/facts/features/programs'
import { lengthOf, plan, type Chunk, type Picture, type Plan } from '../../timeline'
import { openWords } from '../openWords'
import { drawFrame, type Materials, type Shown } from './drawFrame'
import { Lane, shownSample, type Film } from './films'
import { Library, type UnreadFilm, type Words } from './library'
import { playSound } from './playSound'

export interface EngineEvents {
  frameShown(frame: number): void
  ended(): void
  failed(unread: UnreadFilm): void
  loading(is: boolean): void
}

/** The longer side of what is drawn, in pixels. */
const longSide = 1_280
/** Times in WebM are whole milliseconds. */
const shortS = 0.001

export class Engine {
  readonly #pen: CanvasRenderingContext2D
  readonly #scratch: CanvasRenderingContext2D
  readonly #events: EngineEvents
  readonly #library: Library
  readonly #lanes = new Map<string, Lane>()
  readonly #opening: Promise<void>
  #words: Words | undefined
  #timeline: Timeline | undefined
  #plan: Plan = {
    chunks: [],
    sound: { recipe: { renderer: 0, fps: 30, frames: 0, parts: [] }, key: '' },
  }
  #frame = 0
  #asked = 0
  #run: { stop(): void } | undefined
  #context: AudioContext | undefined

  constructor(canvas: HTMLCanvasElement, events: EngineEvents) {
    this.#pen = canvas.getContext('2d')!
    this.#scratch = document.createElement('canvas').getContext('2d')!
    this.#events = events
    this.#library = new Library({ failed: events.failed, changed: () => void this.#show() })
    this.#opening = openWords().then(
      (words) => void (this.#words = words),
      // Without them pictures are shown bare.
      () => undefined,
    )
  }

  setCut(timeline: Timeline, facts: ProgramFacts): void {
    this.#timeline = timeline
    this.#library.setFacts(facts)
    this.#plan = plan(timeline, facts)
    this.#resize()
    this.#frame = Math.min(this.#frame, Math.max(0, this.#total - 1))
    if (this.#run) this.play(this.#frame)
    else void this.#show()
  }

  seek(frame: number): void {
    this.#frame = Math.max(0, Math.min(frame, this.#total - 1))
    if (this.#run) this.play(this.#frame)
    else void this.#show()
  }

  get #total(): number {
    return this.#timeline ? lengthOf(this.#timeline) : 0
  }

  #resize(): void {
    const { width = 1920, height = 1080 } = this.#plan.chunks[0]?.recipe ?? {}
    const scale = longSide / Math.max(width, height)
    for (const { canvas } of [this.#pen, this.#scratch]) {
      const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
      if (canvas.width !== wide) canvas.width = wide
      if (canvas.height !== high) canvas.height = high
    }
  }

  #chunkAt(frame: number): Chunk | undefined {
    return this.#plan.chunks.find(({ fromFrame, toFrame }) => frame >= fromFrame && frame < toFrame)
  }

  /** Exactly the frame that is asked for, as soon as its pictures and words are there. */
  async #show(): Promise<void> {
    const asked = ++this.#asked
    const frame = this.#frame
    this.#events.frameShown(frame)
    const chunk = this.#chunkAt(frame)
    if (!chunk) {
      const { canvas } = this.#pen
      this.#pen.clearRect(0, 0, canvas.width, canvas.height)
      return
    }
    const k = frame - chunk.fromFrame
    const seen = chunk.recipe.pictures.filter(({ at, frames }) => k >= at && k < at + frames)
    const late = setTimeout(() => this.#events.loading(true), 150)
    const shown = new Map<Picture, Shown>()
    const samples: Array<{ close(): void }> = []
    for (const picture of seen) {
      const found = await this.#pictureNow(picture, k, samples).catch(() => undefined)
      if (found) shown.set(picture, found)
    }
    if (this.#timeline) await this.#library.readyLogo(this.#timeline)
    await this.#opening
    clearTimeout(late)
    if (asked === this.#asked && !this.#run) {
      this.#events.loading(false)
      this.#draw(chunk, k, (picture) => shown.get(picture))
    }
    for (const sample of samples) sample.close()
  }

  async #pictureNow(picture: Picture, k: number, samples: Array<{ close(): void }>) {
    const { source } = picture
    if (source.kind === 'image') return this.#library.image(source.sha256)
    if (source.kind === 'none') return undefined
    const film = await this.#library.film(source.sha256)
    const sample = await film?.pictures?.getSample(this.#secondsOf(picture, k, film))
    if (!sample) return undefined
    samples.push(sample)
    return shownSample(sample)
  }

  /** The film shows a picture from the frame on that is nearest to it: one that is half way comes with the next. */
  #secondsOf({ at, from }: Picture, k: number, film: Film): number {
    const { fps } = this.#timeline!
    return film.leadS + (from + k - at + 0.5) / fps - shortS
  }

  #draw(chunk: Chunk, k: number, pictureOf: Materials['pictureOf']): void {
    const words = this.#words
    const { logo } = chunk.recipe
    drawFrame(this.#pen, this.#scratch, chunk.recipe, k, {
      pictureOf,
      layoutOf: (each) => words && this.#library.layoutOf(each, words, chunk.recipe),
      drawText: (pen, layout, frame, frames) => words?.drawText(pen, layout, frame, frames),
      logo: logo && this.#library.openImage(logo.sha256),
    })
  }

  play(frame: number): void {
    this.#run?.stop()
    const { fps } = this.#timeline ?? { fps: 30 }
    const from = frame >= this.#total - 1 ? 0 : frame
    const context = (this.#context ??= new AudioContext())
    void context.resume()
    const startS = context.currentTime + 0.15
    const stopSound = playSound({
      context,
      recipe: this.#plan.sound.recipe,
      from,
      startS,
      filmOf: (sha256) => this.#library.film(sha256),
    })
    let isRunning = true
    const tick = () => {
      if (!isRunning) return
      const now = from + Math.max(0, Math.floor((context.currentTime - startS) * fps))
      if (now >= this.#total) {
        this.#frame = Math.max(0, this.#total - 1)
        this.pause()
        this.#events.ended()
        return
      }
      this.#playFrame(now)
      requestAnimationFrame(tick)
    }
    this.#run = {
      stop: () => {
        isRunning = false
        stopSound()
        for (const lane of this.#lanes.values()) lane.close()
        this.#lanes.clear()
      },
    }
    requestAnimationFrame(tick)
  }

  pause(): void {
    this.#run?.stop()
    this.#run = undefined
    void this.#show()
  }

  /** What comes within a second is decoded ahead; what is not there yet leaves the last picture. */
  #playFrame(frame: number): void {
    const chunk = this.#chunkAt(frame)
    if (!chunk || !this.#timeline) return
    const { fps } = this.#timeline
    const wanted = new Set<string>()
    for (const ahead of [0, fps / 2, fps]) {
      const next = this.#chunkAt(frame + Math.round(ahead))
      for (const picture of next?.recipe.pictures ?? [])
        this.#laneOf(picture, Math.max(0, frame - next!.fromFrame), next!, wanted)
    }
    for (const [key, lane] of this.#lanes) {
      if (wanted.has(key)) continue
      lane.close()
      this.#lanes.delete(key)
    }
    const k = frame - chunk.fromFrame
    const seen = chunk.recipe.pictures.filter(({ at, frames }) => k >= at && k < at + frames)
    const shown = new Map(seen.map((picture) => [picture, this.#pictureSoon(picture, k, chunk)]))
    const isThere = seen.every((picture) => picture.source.kind === 'none' || shown.get(picture))
    this.#frame = frame
    this.#events.frameShown(frame)
    if (isThere) this.#draw(chunk, k, (picture) => shown.get(picture))
  }

  /** One block keeps one lane, over all chunks that show it. */
  #keyOf({ source, from, at }: Picture, { fromFrame }: Chunk): string {
    return source.kind === 'film' ? `${source.sha256} ${from - at - fromFrame}` : ''
  }

  #laneOf(picture: Picture, k: number, chunk: Chunk, wanted: Set<string>): void {
    const { source } = picture
    if (source.kind === 'image') void this.#library.image(source.sha256)
    if (source.kind !== 'film') return
    const key = this.#keyOf(picture, chunk)
    wanted.add(key)
    const film = this.#library.openFilm(source.sha256)
    if (!film) void this.#library.film(source.sha256)
    else if (!this.#lanes.has(key) && film.pictures) {
      const first = Math.max(k, picture.at)
      this.#lanes.set(key, new Lane(film.pictures, this.#secondsOf(picture, first, film)))
    }
  }

  #pictureSoon(picture: Picture, k: number, chunk: Chunk): Shown | undefined {
    const { source } = picture
    if (source.kind === 'image') return this.#library.openImage(source.sha256)
    if (source.kind === 'none') return undefined
    const film = this.#library.openFilm(source.sha256)
    const lane = this.#lanes.get(this.#keyOf(picture, chunk))
    const sample = film && lane?.at(this.#secondsOf(picture, k, film))
    return sample && shownSample(sample)
  }

  close(): void {
    this.#asked++
    this.#run?.stop()
    this.#run = undefined
    void this.#context?.close()
    this.#library.close()
  }
}
