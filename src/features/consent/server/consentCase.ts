// A consent with the words that were shown, and where the clips are used that stand on it.
import type {
  ConsentCase,
  GetConsentRequest,
  ListConsentsRow,
  TakeDownConsentRequest,
} from '../../../../generated/facts/features/consent'
import type { Context } from '../../../server/context'
import { changedMeanwhile } from '../../../server/errors'
import { consents } from './consents'
import { copyOf } from './copyOf'
import { endAllUses, endUses, usesOf, type Use } from './uses'

export async function getConsent(
  { consentId }: GetConsentRequest,
  context: Context,
): Promise<ConsentCase> {
  await find(consentId, context)
  return present(consentId, context)
}

/** Takes down some uses of a consent that has ended, or all. While a consent is valid its uses stay. */
export async function takeDownConsent(
  { consentId, uses }: TakeDownConsentRequest,
  context: Context,
): Promise<ConsentCase> {
  if ((await find(consentId, context)).state === 'given') throw changedMeanwhile()
  if (uses) await endUses(await chosenAmong(uses, consentId, context), context)
  else await endAllUses(consentId, context)
  return present(consentId, context)
}

async function find(consentId: string, context: Context): Promise<ListConsentsRow> {
  return consents.shown(consentId, context)
}

/** What is used no more is passed over. */
async function chosenAmong(
  chosen: NonNullable<TakeDownConsentRequest['uses']>,
  consentId: string,
  { db }: Context,
): Promise<readonly Use[]> {
  const isChosen = ({ kind, id }: Use) =>
    chosen.some((each) => each.kind === kind && each.id === id)
  return (await usesOf(db, consentId)).filter(isChosen)
}

async function present(consentId: string, context: Context): Promise<ConsentCase> {
  const { db, member } = context
  const clips = await db
    .selectFrom('footageClips')
    .select(['id', 'title'])
    .where('customerId', '=', member.customerId)
    .where('consentId', '=', consentId)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const uses = await usesOf(db, consentId)
  return {
    consentId,
    ...(await copyOf(consentId, context)),
    clips: clips.map(({ id, title }) => ({ id, name: title })),
    uses: uses.map(({ kind, id, title, programId, versionNo, place }) => ({
      kind,
      id,
      title,
      programId: programId ?? undefined,
      versionNo: versionNo ?? undefined,
      place: place ?? undefined,
    })),
  }
}
