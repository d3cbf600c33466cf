/** Plans the demo's storyboards as its campaign manager would: by the calls of the editor. */
import type { OutlineOp, OutlineValues } from '../../../generated/facts/features/storyboards'
import { addScene, addShots } from '../../features/storyboards/acts'
import { emptyOutline, scenesOf } from '../../features/storyboards/outline'
import { applyOp } from '../../features/storyboards/ops'
import * as storyboards from '../../features/storyboards/server/handlers'
import * as tasks from '../../features/tasks/server/handlers'
import type { Context } from '../../server/context'
import { askedStoryboards } from './askedStoryboards'
import { titled, type Stage } from './stage'
import {
  demoStoryboards,
  type DemoAsking,
  type DemoScene,
  type DemoShot,
  type DemoStoryboard,
} from './storyboards'

export async function writeStoryboards(stage: Stage): Promise<void> {
  for (const [title, scenes] of Object.entries(askedStoryboards)) {
    const known = await titled(stage, 'storyboards', title)
    if (known) await writeAsked(known.id, scenes, stage.as('cm', 2))
  }
  for (const board of demoStoryboards) await writeBoard(board, stage)
}

async function writeBoard(
  { title, goal, isTemplate, isAssembled, dueInDays, daysAgo, scenes }: DemoStoryboard,
  stage: Stage,
): Promise<void> {
  const context = stage.as('cm', daysAgo)
  const dueOn = dueInDays === undefined ? undefined : stage.dayIn(dueInDays)
  const { storyboardId } = await storyboards.addStoryboard(
    {
      values: {
        title,
        goal,
        ...(isTemplate && { isTemplate }),
        ...(dueOn !== undefined && { dueOn }),
      },
    },
    context,
  )
  for (const { id, shot } of await writeOutline(storyboardId, scenes, context))
    if (shot.asked) await ask({ storyboardId, shotId: id }, shot.asked, stage, context)
  if (isAssembled) await storyboards.assembleProgram({ storyboardId, isAnew: false }, context)
}

/** The tasks that are there are those of the shots of the same titles. */
async function writeAsked(storyboardId: string, scenes: readonly DemoScene[], context: Context) {
  const shots = await writeOutline(storyboardId, scenes, context)
  for (const [at, { id: shotId, shot }] of shots.entries())
    await context.db
      .updateTable('recordingTasks')
      .set({ shotId, shotNo: at + 1 })
      .where('storyboardId', '=', storyboardId)
      .where('title', '=', shot.title)
      .execute()
}

/** The shots that were written, in their order. */
async function writeOutline(storyboardId: string, scenes: readonly DemoScene[], context: Context) {
  let outline = emptyOutline
  const written: { readonly id: string; readonly shot: DemoShot }[] = []
  const all: OutlineOp[] = []
  const done = (ops: readonly OutlineOp[]) => {
    for (const op of ops) {
      const applied = applyOp(outline, op)
      if ('outline' in applied) ({ outline } = applied)
    }
    all.push(...ops)
  }
  for (const { title, notes, shots } of scenes) {
    const sceneId = context.newId()
    done(addScene(scenesOf(outline), sceneId, title))
    if (notes !== undefined)
      done([{ do: 'change', of: 'scene', id: sceneId, fields: ['notes'], values: { notes } }])
    const rows = []
    for (const shot of shots) {
      const id = context.newId()
      written.push({ id, shot })
      rows.push({ id, values: await valuesOf(shot, context) })
    }
    done(addShots(scenesOf(outline), { sceneId }, rows))
  }
  await storyboards.editStoryboard({ storyboardId, ops: all }, context)
  return written
}

/** Clips and pictures that could not be made are left out. */
async function valuesOf(
  { title, direction, script, seconds: [least, most], isOptional, example, pictures }: DemoShot,
  context: Context,
): Promise<OutlineValues> {
  const exampleClip = example === undefined ? undefined : await clipNamed(example, context)
  const references = pictures && (await picturesNamed(pictures, context))
  return {
    title,
    leastMs: least * 1_000,
    mostMs: most * 1_000,
    ...(direction !== undefined && { direction }),
    ...(script !== undefined && { script }),
    ...(isOptional && { isOptional }),
    ...(exampleClip && { exampleClip }),
    ...(references && references.length > 0 && { references }),
  }
}

const clipNamed = (title: string, { db, member }: Context) =>
  db
    .selectFrom('footageClips')
    .select(['id', 'title as name'])
    .where('customerId', '=', member.customerId)
    .where('title', '=', title)
    .executeTakeFirst()

const picturesNamed = (titles: readonly string[], { db, member }: Context) =>
  db
    .selectFrom('files')
    .select(['id', 'title as name'])
    .where('customerId', '=', member.customerId)
    .where('title', 'in', [...titles])
    .execute()

async function ask(
  { storyboardId, shotId }: { readonly storyboardId: string; readonly shotId: string },
  asked: DemoAsking,
  stage: Stage,
  context: Context,
): Promise<void> {
  const request = { storyboardId, shotIds: [shotId], priority: 'normal' as const, maxTakes: 0 }
  if ('of' in asked) {
    const userIds = await membersNamed(asked.of, context)
    const dueOn = stage.dayIn(asked.dueInDays)
    const mode = userIds.length > 1 ? 'anyOf' : 'person'
    await storyboards.assignShots({ ...request, mode, userIds, dueOn }, context)
    return
  }
  const clip = await clipNamed(asked.clip, context)
  if (!clip) return
  const { threads } = await storyboards.assignShots(
    { ...request, mode: 'self', userIds: [] },
    context,
  )
  const taskId = threads.find((thread) => thread.shotId === shotId)?.taskId ?? ''
  await tasks.addTake({ taskId, clipId: clip.id }, context)
  await tasks.submitTasks({ selection: { ids: [taskId] } }, context)
}

async function membersNamed(names: readonly string[], { db, member }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('users.id')
    .where('memberships.customerId', '=', member.customerId)
    .where('users.name', 'in', [...names])
    .execute()
  return rows.map(({ id }) => id)
}
