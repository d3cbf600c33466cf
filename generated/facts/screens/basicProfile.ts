// Generated from manifest/features/organisation.yaml by npm run codegen. Edit the manifest, not this file.

import { getProfile, updateProfile, listIndustryTypeChoices, type GetProfileRow } from '../features/organisation'
import type { Screen } from '../screen'

export const screen: Screen<GetProfileRow> = {
  id: 'basicProfile',
  feature: 'organisation',
  route: 'organization.basic',
  title: 'nav.organization.basic',
  key: 'customerId',
  name: 'name',
  isPage: true,
  fields: {
    name: { name: 'name', type: 'text', label: 'organisation.basicProfile.field.name', isRequired: true },
    city: { name: 'city', type: 'text', label: 'organisation.basicProfile.field.city', isRequired: false },
    state: { name: 'state', type: 'text', label: 'organisation.basicProfile.field.state', isRequired: false },
    zip: { name: 'zip', type: 'text', label: 'organisation.basicProfile.field.zip', isRequired: false },
    timezone: { name: 'timezone', type: 'text', label: 'organisation.basicProfile.field.timezone', isRequired: false },
    locale: { name: 'locale', type: 'enum', label: 'organisation.basicProfile.field.locale', values: { en: 'organisation.basicProfile.value.locale.en', de: 'organisation.basicProfile.value.locale.de' }, isRequired: false },
    industryTypes: { name: 'industryTypes', type: 'refs', label: 'organisation.basicProfile.field.industryTypes', isRequired: true },
    viewerNames: { name: 'viewerNames', type: 'enum', label: 'organisation.basicProfile.field.viewerNames', values: { required: 'organisation.basicProfile.value.viewerNames.required', all: 'organisation.basicProfile.value.viewerNames.all', none: 'organisation.basicProfile.value.viewerNames.none' }, isRequired: true },
  },
  hasSearch: false,
  hasTrash: false,
  sort: {
    field: 'customerId',
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
    { id: 'name', label: 'organisation.basicProfile.group.name', inputs: [{ field: 'name', kind: 'text', isNeeded: true, help: 'organisation.basicProfile.help.name', maxLength: 120 }, { field: 'industryTypes', kind: 'pickers', isNeeded: false, help: 'organisation.basicProfile.help.industryTypes', options: 'listIndustryTypeChoices', optionsKey: 'industryTypeId', maxItems: 10 }] },
    { id: 'address', label: 'organisation.basicProfile.group.address', inputs: [{ field: 'city', kind: 'text', isNeeded: false, maxLength: 80 }, { field: 'state', kind: 'text', isNeeded: false, maxLength: 80 }, { field: 'zip', kind: 'text', isNeeded: false, maxLength: 20 }] },
    { id: 'defaults', label: 'organisation.basicProfile.group.defaults', inputs: [{ field: 'timezone', kind: 'part', isNeeded: false, part: 'ZoneInput', maxLength: 60 }, { field: 'locale', kind: 'radio', isNeeded: false }] },
    { id: 'analytics', label: 'organisation.basicProfile.group.analytics', inputs: [{ field: 'viewerNames', kind: 'radio', isNeeded: false, help: 'organisation.basicProfile.help.viewerNames' }] },
  ],
  actions: [],
  faults: {},
  blocks: [],
  head: [],
  words: {
    count: 'nav.organization.basic',
    emptyTitle: 'nav.organization.basic',
    emptyText: 'nav.organization.basic',
  },
  calls: {
    list: getProfile,
    update: updateProfile,
    options: { listIndustryTypeChoices },
  },
}
