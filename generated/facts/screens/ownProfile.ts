// Generated from manifest/features/account.yaml by npm run codegen. Edit the manifest, not this file.

import { getOwnProfile, updateOwnProfile, type GetOwnProfileRow } from '../features/account'
import type { Screen } from '../screen'

export const screen: Screen<GetOwnProfileRow> = {
  id: 'ownProfile',
  feature: 'account',
  route: 'account.profile',
  title: 'nav.profile.profile',
  key: 'userId',
  name: 'name',
  isPage: true,
  fields: {
    name: { name: 'name', type: 'text', label: 'account.ownProfile.field.name', isRequired: true },
    title: { name: 'title', type: 'text', label: 'account.ownProfile.field.title', isRequired: false },
    email: { name: 'email', type: 'email', label: 'account.ownProfile.field.email', isRequired: true },
    pictureUrl: { name: 'pictureUrl', type: 'text', label: 'account.ownProfile.field.pictureUrl', isRequired: false },
    locale: { name: 'locale', type: 'enum', label: 'account.ownProfile.field.locale', values: { en: 'account.ownProfile.value.locale.en', de: 'account.ownProfile.value.locale.de' }, isRequired: false },
    timezone: { name: 'timezone', type: 'text', label: 'account.ownProfile.field.timezone', isRequired: false },
    letters: { name: 'letters', type: 'texts', label: 'account.ownProfile.field.letters', isRequired: true },
  },
  hasSearch: false,
  hasTrash: false,
  sort: {
    field: 'userId',
    desc: false,
  },
  sorts: [],
  filters: [],
  bar: [],
  sums: [],
  columns: [],
  moreColumns: [],
  views: [],
  groups: [
    { id: 'person', label: 'account.ownProfile.group.person', inputs: [{ field: 'pictureUrl', kind: 'image', isNeeded: false, help: 'account.ownProfile.help.pictureUrl', maxLength: 200 }, { field: 'name', kind: 'text', isNeeded: true, help: 'account.ownProfile.help.name', maxLength: 120 }, { field: 'title', kind: 'text', isNeeded: false, help: 'account.ownProfile.help.title', maxLength: 120 }] },
    { id: 'place', label: 'account.ownProfile.group.place', inputs: [{ field: 'locale', kind: 'radio', isNeeded: false, help: 'account.ownProfile.help.locale' }, { field: 'timezone', kind: 'part', isNeeded: false, help: 'account.ownProfile.help.timezone', part: 'OwnZoneInput', maxLength: 60 }] },
    { id: 'letters', label: 'account.ownProfile.group.letters', inputs: [{ field: 'letters', kind: 'part', isNeeded: false, help: 'account.ownProfile.help.letters', part: 'LettersInput', maxItems: 100 }] },
  ],
  actions: [],
  faults: {
    pictureGone: 'pictureUrl',
  },
  blocks: ['SignInEmail'],
  head: [],
  words: {
    count: 'nav.profile.profile',
    emptyTitle: 'nav.profile.profile',
    emptyText: 'nav.profile.profile',
  },
  calls: {
    list: getOwnProfile,
    update: updateOwnProfile,
  },
}
