import type { Handler } from '../../server/context'

/** What the sign-in page offers besides a name and a password; nothing is shown that is not connected. */
export const getSignInOptions: Handler<'getSignInOptions'> = async (_, { services }) =>
  services.session.options
