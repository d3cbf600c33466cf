// Draws one chunk of a film into a file, and checks what was drawn.
import { join } from 'node:path'
import { runProgram, type Programs } from '../../../media/server'
import type { Recipe } from '../../timeline'
import { layWords, type ReadFont } from './drawWords'
import { chunkArguments, type SourceFiles } from './graph'
import { streamOf } from './streamOf'

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

const framesIn = async (file: string, { folder }: Drawing) =>
  (await streamOf(join(folder, file))).frames
