// Where clips that stand on a consent are used, and how each use ends.
import type { Selectable } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { takeBackDelivery } from '../../channels/server'
import { filmsOfConsent } from '../../footage/server'
import { eraseBumper, eraseFilmOfVersion, takeOffAir, takeOutOfDraft } from '../../programs/server'
import { takeOffPage } from '../../sharing/server'
import { takeOutOfTemplate } from '../../templates/server'
import type { Taking } from './services'
import { useKinds, type ConsentUsesView, type UseKind } from './tables'

export type Use = Selectable<ConsentUsesView>

/** What others see first; one that was unpublished is a version like others. */
export async function usesOf(db: Db, consentId: string): Promise<readonly Use[]> {
  const uses = await db
    .selectFrom('consentUses')
    .selectAll()
    .where('consentId', '=', consentId)
    .orderBy('title')
    .orderBy('versionNo')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return uses.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ kind }: Pick<Use, 'kind'>) => useKinds.indexOf(kind)

const endings: Readonly<Record<UseKind, (use: Use, taking: Taking) => Promise<unknown>>> = {
  program: ({ id }, taking) => takeOffAir(id, taking),
  delivery: ({ id }, taking) => takeBackDelivery(id, taking),
  sharePage: ({ id, programId }, taking) =>
    takeOffPage({ pageId: id, programId: programId! }, taking),
  welcome: ({ id }, taking) => taking.services.guestAnswers.takeOffWelcome(id, taking),
  version: ({ id }, taking) => eraseFilmOfVersion(id, taking),
  async draft({ id, consentId }, taking) {
    const films = await filmsOfConsent(taking.db, taking.member.customerId, consentId)
    await takeOutOfDraft(id, films, taking)
  },
  template: ({ id, consentId }, taking) => takeOutOfTemplate({ templateId: id, consentId }, taking),
  bumper: ({ id }, taking) => eraseBumper(id, taking),
  take: ({ id }, { db }) => db.deleteFrom('takes').where('id', '=', id).execute(),
}

/** One after the other in the order of their ids, so that two who do it at once do not hold each other up. */
export async function endUses(uses: readonly Use[], taking: Taking): Promise<void> {
  for (const use of uses.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await endings[use.kind](use, taking)
}

/** What is on air first, which leaves versions that are not. */
export async function endAllUses(consentId: string, taking: Taking): Promise<void> {
  const onAir = (await usesOf(taking.db, consentId)).filter(({ kind }) => kind === 'program')
  await endUses(onAir, taking)
  await endUses(await usesOf(taking.db, consentId), taking)
}
