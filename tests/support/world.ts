/** The world a server test happens in. Builders give what the case does not care about. */
export { freshDatabase } from './freshDatabase'
export { freshApp, type TestApp } from './freshApp'
export { aCustomer, aMember, aUser, aMembership, type TestMember } from './people'
export { signIn, callAs, type Answer, type TestSession } from './talk'
