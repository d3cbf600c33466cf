// A whole film in one go, of files that are at hand: nothing of it is kept for another one.
import type { Facts, Timeline } from '../../timeline'
import { plan } from '../../timeline'
import { drawChunk, type Drawing } from './drawChunk'
import { joinFilm } from './joinFilm'
import { mixSound } from './mixSound'

export interface WholeFilm {
  readonly timeline: Timeline
  readonly facts: Facts
  /** Of its picture; smaller than usual is drawn sooner. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Returns the name of the film in the folder. */
export async function drawFilm(film: WholeFilm, drawing: Drawing): Promise<string> {
  const { timeline, facts, size } = film
  const { chunks, sound } = plan(timeline, facts)
  const parts = []
  for (const { recipe, key } of chunks) {
    const drawn = { ...recipe, ...size }
    const path = `${drawing.folder}/${await drawChunk(drawn, key, drawing)}`
    parts.push({ path, frames: recipe.frames })
  }
  const heard = `${drawing.folder}/${await mixSound(sound.recipe, 'sound', drawing)}`
  return joinFilm({ parts, sound: heard, fps: timeline.fps }, 'film', drawing)
}
