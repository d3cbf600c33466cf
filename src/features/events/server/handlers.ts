import type { Context, Handler } from '../../../server/context'

/** The answer is a stream (server/events), which the server sends as it happens. */
const follow = async (_: object, { member, services, passEndsAt }: Context) => {
  const { userId, customerId, familyId } = member
  return services.events.follow({ userId, customerId, familyId, endsAt: passEndsAt })
}

export const followEvents = follow as unknown as Handler<'followEvents'>
