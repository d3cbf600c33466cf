import type { Handler } from '../../server/context'

/** What the sign-in page offers besides name and password; only services that are configured. */
export const getSignInOptions: Handler<'getSignInOptions'> = async (_, { services }) =>
  services.session.options
