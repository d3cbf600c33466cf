// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople, listProfileFieldsInUse, type ListPeopleRow } from '../features/directory'
import type { Screen } from '../screen'

export const screen: Screen<ListPeopleRow> = {
  id: 'people',
  feature: 'directory',
  route: 'people.list',
  title: 'nav.organization.directory',
  key: 'userId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'directory.people.field.name', isRequired: true },
    title: { name: 'title', type: 'text', label: 'directory.people.field.title', isRequired: false },
    department: { name: 'department', type: 'text', label: 'directory.people.field.department', isRequired: false },
    location: { name: 'location', type: 'text', label: 'directory.people.field.location', isRequired: false },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'title', 'department', 'location'],
  filters: ['department', 'location', 'title'],
  bar: ['department', 'location', 'extra'],
  sums: [],
  columns: [
    { field: 'name', as: 'person', picture: 'pictureUrl' },
    { field: 'title', as: 'text' },
    { field: 'department', as: 'text' },
    { field: 'location', as: 'text' },
  ],
  moreColumns: [],
  card: {
    picture: 'pictureUrl',
    title: 'name',
    lines: ['title', 'department', 'location'],
    chips: 'extra',
    isFirst: true,
  },
  views: [],
  groups: [
    { id: 'position', label: 'directory.people.group.position', inputs: [{ field: 'title', kind: 'text', isNeeded: false }, { field: 'department', kind: 'text', isNeeded: false }, { field: 'location', kind: 'text', isNeeded: false }] },
  ],
  actions: [],
  faults: {},
  blocks: ['EditPerson'],
  head: [],
  words: {
    count: 'directory.people.count',
    emptyTitle: 'directory.people.empty.title',
    emptyText: 'directory.people.empty.text',
  },
  calls: {
    list: listPeople,
    extra: listProfileFieldsInUse,
  },
}
