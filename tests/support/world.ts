/** Everything a server test needs. Builders fill in what the test does not specify. */
export { freshDatabase } from './freshDatabase'
export { freshApp, type TestApp } from './freshApp'
export { aCustomer, aMember, aUser, aMembership, type TestMember } from './people'
export { signIn, callAs, type Answer, type TestSession } from './talk'
