// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { ComponentType } from 'react'
import type { RouteId } from '../facts/routes'

export const screens: Readonly<Partial<Record<RouteId, () => Promise<ComponentType>>>> = {
  'account.profile': () => import('./screens/ownProfile').then(({ OwnProfileScreen }) => OwnProfileScreen),
  'account.password': () => import('../../src/features/account/client/PasswordScreen').then(({ PasswordScreen }) => PasswordScreen),
  'account.report': () => import('../../src/features/account/client/ReportScreen').then(({ ReportScreen }) => ReportScreen),
  'super-admin.actions': () => import('./screens/adminActions').then(({ AdminActionsScreen }) => AdminActionsScreen),
  'super-admin.letters': () => import('./screens/letters').then(({ LettersScreen }) => LettersScreen),
  'users.list': () => import('./screens/users').then(({ UsersScreen }) => UsersScreen),
  'audience.contacts': () => import('./screens/contacts').then(({ ContactsScreen }) => ContactsScreen),
  'audience.contactlist': () => import('./screens/contactLists').then(({ ContactListsScreen }) => ContactListsScreen),
  'people.list': () => import('./screens/people').then(({ PeopleScreen }) => PeopleScreen),
  'people.advanced': () => import('./screens/profileFields').then(({ ProfileFieldsScreen }) => ProfileFieldsScreen),
  'files.list': () => import('./screens/files').then(({ FilesScreen }) => FilesScreen),
  'clips.list': () => import('./screens/footage').then(({ FootageScreen }) => FootageScreen),
  'organization.basic': () => import('./screens/basicProfile').then(({ BasicProfileScreen }) => BasicProfileScreen),
  'roles.creator': () => import('./screens/roles').then(({ RolesScreen }) => RolesScreen),
  login: () => import('../../src/session/client/sign-in/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.user': () => import('../../src/session/client/sign-in/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.link': () => import('../../src/session/client/sign-in/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.linkCustomer': () => import('../../src/session/client/sign-in/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.sessionExpired': () => import('../../src/session/client/sign-in/SessionStatusScreen').then(({ SessionStatusScreen }) => SessionStatusScreen),
  'login.inActive': () => import('../../src/session/client/sign-in/SessionStatusScreen').then(({ SessionStatusScreen }) => SessionStatusScreen),
  resetpassword: () => import('../../src/session/client/passwords/ResetPasswordScreen').then(({ ResetPasswordScreen }) => ResetPasswordScreen),
  noSupport: () => import('../../src/session/client/sign-in/NoSupportScreen').then(({ NoSupportScreen }) => NoSupportScreen),
  signedOutAgain: () => import('../../src/session/client/sign-in/SignedOutAgainScreen').then(({ SignedOutAgainScreen }) => SignedOutAgainScreen),
  'noSupport.backgroundUpload': () => import('../../src/session/client/sign-in/NoSupportScreen').then(({ NoSupportScreen }) => NoSupportScreen),
  'super-admin.customers': () => import('./screens/customers').then(({ CustomersScreen }) => CustomersScreen),
  'super-admin.users': () => import('./screens/accounts').then(({ AccountsScreen }) => AccountsScreen),
  'super-admin.shotTypes': () => import('./screens/shotTypes').then(({ ShotTypesScreen }) => ShotTypesScreen),
  'super-admin.industryTypes': () => import('./screens/industryTypes').then(({ IndustryTypesScreen }) => IndustryTypesScreen),
}
