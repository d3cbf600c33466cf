/** Share pages of what is on air in the demo. */
import type { ListApprovalsResponse } from '../../generated/facts/features/approvals'
import type { ListSharePagesRow } from '../../generated/facts/features/sharing'
import { ask, signInOverHttp } from './api'

export interface Film {
  readonly programId: string
  readonly name: string
}

const published = new Map<string, Promise<Film[]>>()

/** Programs of the demo that wait for a yes get it, and go on air: once for each server. */
export function onAir(origin: string): Promise<Film[]> {
  const films = published.get(origin) ?? publishAll(origin)
  published.set(origin, films)
  return films
}

async function publishAll(origin: string): Promise<Film[]> {
  const { access_token: token } = await signInOverHttp(origin, 'cm')
  const { rows } = await ask<ListApprovalsResponse>(origin, token, 'approvals/listApprovals', {})
  const waiting = rows.filter(({ may }) => may.includes('approve'))
  const ids = waiting.map(({ approvalId }) => approvalId)
  await ask(origin, token, 'approvals/approveVersions', { selection: { ids } })
  return Promise.all(
    waiting.map(async ({ program, versionId }) => {
      const version = { programId: program.id, versionId, withoutCaptions: true }
      await ask(origin, token, 'approvals/publishProgram', version)
      return { programId: program.id, name: program.name }
    }),
  )
}

export async function share(origin: string, values: object): Promise<ListSharePagesRow> {
  const programs = (await onAir(origin)).map(({ programId }) => programId)
  const { access_token: token } = await signInOverHttp(origin, 'cm')
  const page = { title: 'Second cut', programs, access: 'link', ...values }
  return ask<ListSharePagesRow>(origin, token, 'sharing/addSharePage', { values: page })
}
