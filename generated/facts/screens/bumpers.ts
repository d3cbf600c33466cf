// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import { listIndustryTypeChoices } from '../features/organisation'
import { listBumpers, addBumper, updateBumper, activateBumpers, retireBumpers, makeBumpersDefault, dropBumpersDefault, trashBumpers, restoreBumpers, eraseBumpers, listBumperClips, type ListBumpersRow } from '../features/programs'
import type { Screen } from '../screen'

export const screen: Screen<ListBumpersRow> = {
  id: 'bumpers',
  feature: 'programs',
  route: 'bumpers',
  title: 'nav.create.bumpers',
  key: 'bumperId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'programs.bumpers.field.title', isRequired: true },
    kind: { name: 'kind', type: 'enum', label: 'programs.bumpers.field.kind', values: { intro: 'programs.bumpers.value.kind.intro', outro: 'programs.bumpers.value.kind.outro' }, isRequired: true },
    clip: { name: 'clip', type: 'ref', label: 'programs.bumpers.field.clip', isRequired: false },
    aspect: { name: 'aspect', type: 'enum', label: 'programs.bumpers.field.aspect', values: { w16h9: 'programs.bumpers.value.aspect.w16h9', w9h16: 'programs.bumpers.value.aspect.w9h16', w1h1: 'programs.bumpers.value.aspect.w1h1', w4h5: 'programs.bumpers.value.aspect.w4h5' }, isRequired: true },
    durationMs: { name: 'durationMs', type: 'integer', label: 'programs.bumpers.field.durationMs', isRequired: true },
    industryTypes: { name: 'industryTypes', type: 'refs', label: 'programs.bumpers.field.industryTypes', isRequired: true },
    isDefault: { name: 'isDefault', type: 'boolean', label: 'programs.bumpers.field.isDefault', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'programs.bumpers.field.state', values: { draft: 'programs.bumpers.value.state.draft', active: 'programs.bumpers.value.state.active', retired: 'programs.bumpers.value.state.retired' }, isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'programs.bumpers.field.createdAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: true,
  sort: {
    field: 'title',
    desc: false,
  },
  sorts: ['title', 'createdAt', 'durationMs'],
  filters: ['kind', 'aspect', 'state', 'isDefault', 'industryTypes', 'createdAt'],
  bar: ['kind', 'aspect', 'industryTypes'],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 260 },
    { field: 'kind', as: 'text' },
    { field: 'aspect', as: 'text' },
    { field: 'durationMs', as: 'duration' },
    { field: 'state', as: 'status', tones: { active: 'ok', draft: 'info' } },
    { field: 'isDefault', as: 'check' },
    { field: 'industryTypes', as: 'chips' },
    { field: 'createdAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'clip', as: 'chips' },
  ],
  card: {
    title: 'title',
    lines: [],
    as: 'film',
    cell: 'BumperCard',
    isFirst: true,
  },
  views: [
    { id: 'intros', label: 'programs.bumpers.view.intros', filters: [{ field: 'kind', op: 'is', value: 'intro' }] },
    { id: 'outros', label: 'programs.bumpers.view.outros', filters: [{ field: 'kind', op: 'is', value: 'outro' }] },
    { id: 'active', label: 'programs.bumpers.view.active', filters: [{ field: 'state', op: 'is', value: 'active' }] },
    { id: 'retired', label: 'programs.bumpers.view.retired', filters: [{ field: 'state', op: 'is', value: 'retired' }] },
  ],
  groups: [
    { id: 'bumper', label: 'programs.bumpers.group.bumper', inputs: [{ field: 'title', kind: 'text', isNeeded: true, maxLength: 200 }, { field: 'kind', kind: 'radio', only: 'create', isNeeded: true }, { field: 'clip', kind: 'picker', only: 'create', isNeeded: true, help: 'programs.bumpers.help.clip', options: 'listBumperClips', optionsKey: 'clipId' }, { field: 'industryTypes', kind: 'pickers', isNeeded: false, help: 'programs.bumpers.help.industryTypes', options: 'listIndustryTypeChoices', optionsKey: 'industryTypeId', maxItems: 20 }] },
  ],
  actions: [
    { id: 'activate', label: 'programs.bumpers.action.activate', done: 'programs.bumpers.done.activate', call: 'activateBumpers', may: 'activate', shows: { state: 'active' } },
    { id: 'retire', label: 'programs.bumpers.action.retire', done: 'programs.bumpers.done.retire', call: 'retireBumpers', may: 'retire', undo: 'activateBumpers', shows: { state: 'retired' }, insist: ['mediaUsed'] },
    { id: 'makeDefault', label: 'programs.bumpers.action.makeDefault', done: 'programs.bumpers.done.makeDefault', call: 'makeBumpersDefault', may: 'makeDefault', undo: 'dropBumpersDefault' },
    { id: 'dropDefault', label: 'programs.bumpers.action.dropDefault', done: 'programs.bumpers.done.dropDefault', call: 'dropBumpersDefault', may: 'dropDefault', undo: 'makeBumpersDefault' },
    { id: 'trash', label: 'programs.bumpers.action.trash', done: 'programs.bumpers.done.trash', call: 'trashBumpers', may: 'trash', undo: 'restoreBumpers', leaves: true, insist: ['mediaUsed'] },
    { id: 'restore', label: 'programs.bumpers.action.restore', done: 'programs.bumpers.done.restore', call: 'restoreBumpers', may: 'restore', undo: 'trashBumpers', leaves: true },
    { id: 'erase', label: 'programs.bumpers.action.erase', done: 'programs.bumpers.done.erase', call: 'eraseBumpers', may: 'erase', leaves: true, confirm: 'typed', confirmText: 'programs.bumpers.confirm.erase' },
  ],
  faults: {
    bumperLength: 'clip',
    bumperShape: 'clip',
  },
  blocks: [],
  head: [],
  open: 'BumperPanel',
  words: {
    count: 'programs.bumpers.count',
    create: 'programs.bumpers.create',
    emptyTitle: 'programs.bumpers.empty.title',
    emptyText: 'programs.bumpers.empty.text',
  },
  calls: {
    list: listBumpers,
    create: addBumper,
    update: updateBumper,
    actions: { activateBumpers, retireBumpers, makeBumpersDefault, dropBumpersDefault, trashBumpers, restoreBumpers, eraseBumpers },
    options: { listBumperClips, listIndustryTypeChoices },
  },
}
