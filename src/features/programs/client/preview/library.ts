// What a program shows, opened once: films, pictures, fonts, and the words in their layout.
import type { ProgramFacts, Timeline } from '../../../../../generated/facts/features/programs'
import { readBytes } from '../../../../browser/readBytes'
import type { DrawnWords, Recipe } from '../../timeline'
import type { Layout } from '../../words'
import type { openWords } from '../openWords'
import type { Shown } from './drawFrame'
import { openFilm, shownImage, type Film } from './films'

export type Words = Awaited<ReturnType<typeof openWords>>

export interface UnreadFilm {
  readonly title: string
  readonly reason: 'unread' | 'consentRevoked'
}

export interface LibraryEvents {
  /** A film cannot be read. */
  failed(unread: UnreadFilm): void
  /** Something came that is drawn otherwise now. */
  changed(): void
}

export class Library {
  facts: ProgramFacts = { media: {}, slots: {}, files: {} }
  readonly #events: LibraryEvents
  readonly #films = new Map<string, Promise<Film | undefined>>()
  readonly #images = new Map<string, Promise<Shown | undefined>>()
  readonly #openFilms = new Map<string, Film>()
  readonly #openImages = new Map<string, Shown>()
  readonly #layouts = new Map<string, Layout | undefined>()
  readonly #fonts = new Map<string, ReturnType<Words['openFont']>>()

  constructor(events: LibraryEvents) {
    this.#events = events
  }

  setFacts(facts: ProgramFacts): void {
    this.facts = facts
    this.#layouts.clear()
  }

  /** Undefined: it is not open yet. */
  openFilm = (sha256: string): Film | undefined => this.#openFilms.get(sha256)
  openImage = (sha256: string): Shown | undefined => this.#openImages.get(sha256)

  layoutOf(each: DrawnWords, words: Words, size: Recipe): Layout | undefined {
    const { at: _, frames: __, frame: ___, of: ____, ...said } = each
    const key = JSON.stringify(said)
    if (!this.#layouts.has(key)) {
      const style = words.styleOf(each.style)
      const look = { ...words.inter, ...this.#fontsOf(each, words), colours: each.brand }
      const layout = style && words.layoutText(look, style, each.fields, size)
      this.#layouts.set(key, layout && 'refused' in layout ? undefined : layout)
    }
    return this.#layouts.get(key)
  }

  /** A font of its own is there a moment later; until then words stand in Inter. */
  #fontsOf({ titleFont, textFont }: DrawnWords, words: Words) {
    const open = ({ id, sha256 }: DrawnWords['titleFont']) => {
      const known = sha256 === undefined ? undefined : this.#fonts.get(sha256)
      const file = this.facts.files[id]
      if (known || sha256 === undefined || !file) return known
      void readBytes(file.url).then((bytes) => {
        this.#fonts.set(sha256, words.openFont(bytes))
        this.#layouts.clear()
        this.#events.changed()
      })
      return undefined
    }
    const [title, text] = [open(titleFont), open(textFont)]
    return { ...(title && { title }), ...(text && { text }) }
  }

  #mediaOf(sha256: string) {
    return Object.values(this.facts.media).find((media) => media.sha256 === sha256)
  }

  film(sha256: string): Promise<Film | undefined> {
    const media = this.#mediaOf(sha256)
    const opening =
      this.#films.get(sha256) ??
      (media ? openFilm(media) : Promise.resolve(undefined)).then(
        (film) => {
          if (film) this.#openFilms.set(sha256, film)
          return film
        },
        () => {
          // Asked for again, it is tried again.
          this.#films.delete(sha256)
          const reason = media?.consentRevoked ? 'consentRevoked' : 'unread'
          this.#events.failed({ title: media?.title ?? '', reason })
          return undefined
        },
      )
    this.#films.set(sha256, opening)
    return opening
  }

  image(sha256: string, url = this.#mediaOf(sha256)?.url): Promise<Shown | undefined> {
    const opening =
      this.#images.get(sha256) ??
      (url === undefined ? Promise.resolve(undefined) : openImage(url)).then(
        (image) => {
          if (image) this.#openImages.set(sha256, image)
          return image
        },
        () => {
          this.#images.delete(sha256)
          return undefined
        },
      )
    this.#images.set(sha256, opening)
    return opening
  }

  async readyLogo({ logo }: Timeline): Promise<void> {
    const file = logo && this.facts.files[logo.fileId]
    if (file) await this.image(file.sha256, file.url)
  }

  close(): void {
    for (const opening of this.#films.values()) void opening.then((film) => film?.close())
  }
}

const openImage = async (url: string): Promise<Shown> =>
  shownImage(await createImageBitmap(new Blob([await readBytes(url)])))
