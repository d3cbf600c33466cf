// The schemas of OpenTimelineIO that we write; newer readers upgrade them.
import { lastFrameOf, type Source } from '../sources'

export type Otio = { readonly OTIO_SCHEMA: string } & Readonly<Record<string, unknown>>

/** What is ours, and no other program's to know. */
const ours = (studio: object = {}) =>
  Object.keys(studio).length === 0 ? {} : { studio: { ...studio } }

const reference = (schema: string, more: object): Otio => ({
  OTIO_SCHEMA: schema,
  name: '',
  available_range: null,
  metadata: {},
  ...more,
})

export function otioWriter(rate: number) {
  const time = (value: number): Otio => ({ OTIO_SCHEMA: 'RationalTime.1', rate, value })
  const range = (start: number, frames: number): Otio => ({
    OTIO_SCHEMA: 'TimeRange.1',
    start_time: time(start),
    duration: time(frames),
  })
  return {
    rate,
    timeline: (name: string, tracks: readonly Otio[], studio: object): Otio => ({
      OTIO_SCHEMA: 'Timeline.1',
      name,
      global_start_time: null,
      tracks: {
        OTIO_SCHEMA: 'Stack.1',
        name: 'tracks',
        source_range: null,
        effects: [],
        markers: [],
        metadata: {},
        children: tracks,
      },
      metadata: ours(studio),
    }),
    track: (name: string, kind: 'Video' | 'Audio', children: readonly Otio[]): Otio => ({
      OTIO_SCHEMA: 'Track.1',
      name,
      kind,
      source_range: null,
      effects: [],
      markers: [],
      metadata: {},
      children,
    }),
    clip: (name: string, media: Otio, from: number, frames: number, studio: object = {}): Otio => ({
      OTIO_SCHEMA: 'Clip.1',
      name,
      source_range: range(from, frames),
      media_reference: media,
      effects: [],
      markers: [],
      metadata: ours(studio),
    }),
    gap: (frames: number): Otio => ({
      OTIO_SCHEMA: 'Gap.1',
      name: '',
      source_range: range(0, frames),
      effects: [],
      markers: [],
      metadata: {},
    }),
    crossfade: (before: number, after: number): Otio => ({
      OTIO_SCHEMA: 'Transition.1',
      name: '',
      transition_type: 'SMPTE_Dissolve',
      in_offset: time(before),
      out_offset: time(after),
      metadata: {},
    }),
    file: (source: Source): Otio =>
      reference('ExternalReference.1', {
        name: source.name,
        target_url: source.path.split('/').map(encodeURIComponent).join('/'),
        available_range: source.wholeMs === undefined ? null : range(0, lastFrameOf(source, rate)),
      }),
    missing: (): Otio => reference('MissingReference.1', {}),
    words: (style: string, fields: Readonly<Record<string, string>>): Otio =>
      reference('GeneratorReference.1', {
        generator_kind: 'Text',
        parameters: { style, ...fields },
      }),
  }
}

export type OtioWriter = ReturnType<typeof otioWriter>
