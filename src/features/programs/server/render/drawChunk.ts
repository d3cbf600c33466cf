// Draws one chunk of a film into a file, and checks what was drawn.
import { resolve } from 'node:path'
import { runProgram, type Programs } from '../../../media/server'
import type { Recipe } from '../../timeline'
import { layWords, type ReadFont } from './drawWords'
import { chunkArguments, type SourceFiles } from './graph'

export interface Drawing {
  readonly sources: SourceFiles
  readonly readFont: ReadFont
  readonly programs: Programs
  /** Where files are made. */
  readonly folder: string
  readonly signal: AbortSignal
}

/** A chunk that is not what its recipe says. */
export class BadChunk extends Error {}

/** A file with exactly the frames of its recipe; returns its name in the folder. */
export async function drawChunk(recipe: Recipe, name: string, drawing: Drawing): Promise<string> {
  const output = `${name}.mp4`
  await run(recipe, { ...drawing, output, seeks: true })
  if ((await framesIn(output, drawing)) === recipe.frames) return output
  // A seek that went too far left pictures out.
  await run(recipe, { ...drawing, output, seeks: false })
  const frames = await framesIn(output, drawing)
  if (frames === recipe.frames) return output
  throw new BadChunk(`A chunk has ${frames} frames instead of ${recipe.frames}.`)
}

interface Run extends Drawing {
  readonly output: string
  readonly seeks: boolean
}

async function run(recipe: Recipe, { programs, folder, signal, readFont, ...given }: Run) {
  const { args, pipes } = chunkArguments(recipe, given)
  const inputs = []
  for (const of of pipes) {
    const words = of === 'over' ? recipe.words : recipe.pictures[of]?.words
    const frames = of === 'over' ? recipe.frames : (recipe.pictures[of]?.frames ?? 0)
    const shift = of === 'over' ? 0 : (recipe.pictures[of]?.at ?? 0)
    const local = (words ?? []).map((each) => ({ ...each, at: each.at - shift }))
    inputs.push(await layWords(local, { ...recipe, frames }, readFont))
  }
  const timeoutMs = 120_000 + (30 * 1_000 * recipe.frames) / recipe.fps
  await runProgram(programs.ffmpegPath, args, { folder, signal, timeoutMs, inputs })
}

const framesIn = async (file: string, drawing: Drawing) => (await streamOf(file, drawing)).frames

/** How many frames a chunk has, and the digest of its parameter sets: equal in all that are joined by copy. */
export async function streamOf(
  file: string,
  { programs, folder, signal }: Pick<Drawing, 'programs' | 'folder' | 'signal'>,
): Promise<{ readonly frames: number; readonly shape: string }> {
  const show = ['-show_entries', 'stream=nb_frames,extradata_hash', '-show_data_hash', 'sha256']
  const args = ['-v', 'error', ...show, '-of', 'json', resolve(folder, file)]
  const said = await runProgram(programs.ffprobePath, args, { timeoutMs: 30_000, signal })
  const { streams = [] } = JSON.parse(said) as {
    streams?: Array<{ nb_frames?: string; extradata_hash?: string }>
  }
  return { frames: Number(streams[0]?.nb_frames ?? 0), shape: streams[0]?.extradata_hash ?? '' }
}
