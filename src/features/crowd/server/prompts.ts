// What guests are asked, question by question.
import type { CrowdPrompt } from '../../../../generated/facts/features/crowd'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure, notFound } from '../../../server/errors'

export interface PromptOf {
  readonly requestId: string
  readonly shown: CrowdPrompt
}

/** In their order. */
export async function promptsOf(db: Db, requestIds: readonly string[]): Promise<PromptOf[]> {
  const rows = await db
    .selectFrom('crowdPrompts')
    .selectAll()
    .where('requestId', 'in', [...requestIds])
    .orderBy('position')
    .execute()
  return rows.map(({ requestId, ...row }) => ({
    requestId,
    shown: {
      promptId: row.id,
      text: row.text,
      hint: row.hint || undefined,
      script: row.script || undefined,
      minSeconds: row.minMs === null ? undefined : Math.ceil(row.minMs / 1000),
      maxSeconds: Math.ceil(row.maxMs / 1000),
      isRequired: row.isRequired,
      shotId: row.shotId ?? undefined,
    },
  }))
}

/** Shots have to be there, but for those that guests are asked for already: these stay, and are copied. */
export async function requireShots(
  prompts: readonly CrowdPrompt[],
  { db, member: { customerId }, services }: Context,
): Promise<void> {
  const shotIds = [...new Set(prompts.flatMap(({ shotId }) => shotId ?? []))]
  if (shotIds.length === 0) return
  const there = new Set(await services.shotsAmong(db, customerId, shotIds))
  const others = shotIds.filter((shotId) => !there.has(shotId))
  if (others.length === 0) return
  const asked = await db
    .selectFrom('crowdPrompts')
    .select('shotId')
    .distinct()
    .where('customerId', '=', customerId)
    .where('shotId', 'in', others)
    .execute()
  if (asked.length < others.length) throw notFound('shot')
}

/** In this order. Those that stay keep their ids; none is taken from another request. */
export async function setPrompts(
  requestId: string,
  prompts: readonly CrowdPrompt[],
  { db, member: { customerId }, newId }: Context,
): Promise<void> {
  const before = await db
    .deleteFrom('crowdPrompts')
    .where('requestId', '=', requestId)
    .returning('id')
    .execute()
  const known = new Set(before.map(({ id }) => id))
  const idOf = ({ promptId = '' }: CrowdPrompt) => (known.delete(promptId) ? promptId : newId())
  await db
    .insertInto('crowdPrompts')
    .values(
      prompts.map((prompt, at) => ({
        ...columnsOf(prompt),
        id: idOf(prompt),
        customerId,
        requestId,
        position: at + 1,
      })),
    )
    .execute()
}

function columnsOf({
  text,
  hint,
  script,
  minSeconds,
  maxSeconds,
  isRequired,
  shotId,
}: CrowdPrompt) {
  if (minSeconds !== undefined && maxSeconds < minSeconds) throw failure('lengthTurned')
  return {
    text: text.trim(),
    hint: hint?.trim() ?? '',
    script: script?.trim() ?? '',
    minMs: minSeconds === undefined ? null : minSeconds * 1000,
    maxMs: maxSeconds * 1000,
    isRequired,
    shotId: shotId ?? null,
  }
}
