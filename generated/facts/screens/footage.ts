// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import type { Screen } from '../screen'

export const screen: Screen = {
  id: 'footage',
  feature: 'footage',
  route: 'clips.list',
  title: 'nav.create.footage',
  key: 'clipId',
  name: 'title',
  calls: {
    list: 'listClips',
    export: 'exportClips',
  },
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'footage.footage.field.title', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'footage.footage.field.state', values: { uploading: 'footage.footage.value.state.uploading', processing: 'footage.footage.value.state.processing', playable: 'footage.footage.value.state.playable', ready: 'footage.footage.value.state.ready', failed: 'footage.footage.value.state.failed', rejected: 'footage.footage.value.state.rejected' }, isRequired: true },
    owner: { name: 'owner', type: 'ref', label: 'footage.footage.field.owner', isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'footage.footage.field.createdAt', isRequired: true },
    durationMs: { name: 'durationMs', type: 'integer', label: 'footage.footage.field.durationMs', isRequired: false },
    width: { name: 'width', type: 'integer', label: 'footage.footage.field.width', isRequired: false },
    bytes: { name: 'bytes', type: 'integer', label: 'footage.footage.field.bytes', isRequired: true },
    orientation: { name: 'orientation', type: 'enum', label: 'footage.footage.field.orientation', values: { landscape: 'footage.footage.value.orientation.landscape', portrait: 'footage.footage.value.orientation.portrait', square: 'footage.footage.value.orientation.square' }, isRequired: false },
  },
  hasSearch: true,
  hasTrash: true,
  sort: {
    field: 'createdAt',
    desc: true,
  },
  sorts: ['createdAt', 'title', 'owner', 'durationMs', 'bytes'],
  filters: ['owner', 'state', 'createdAt', 'durationMs', 'orientation'],
  bar: ['owner', 'createdAt', 'durationMs'],
  sums: ['durationMs'],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'ClipName' },
    { field: 'durationMs', as: 'duration' },
    { field: 'owner', as: 'person' },
    { field: 'createdAt', as: 'age' },
    { field: 'width', as: 'count', cell: 'ClipResolution' },
    { field: 'bytes', as: 'bytes' },
  ],
  moreColumns: [
    { field: 'state', as: 'text' },
    { field: 'orientation', as: 'text' },
  ],
  card: {
    title: 'title',
    lines: [],
    as: 'film',
    cell: 'ClipCard',
    isFirst: true,
  },
  views: [],
  moving: {
    field: 'state',
    values: ['processing', 'playable'],
  },
  groups: [],
  actions: [
    { id: 'retry', label: 'footage.footage.action.retry', done: 'footage.footage.done.retry', call: 'retryClips', may: 'retry', shows: { state: 'processing' } },
    { id: 'trash', label: 'footage.footage.action.trash', done: 'footage.footage.done.trash', call: 'trashClips', may: 'trash', undo: 'restoreClips', leaves: true },
    { id: 'restore', label: 'footage.footage.action.restore', done: 'footage.footage.done.restore', call: 'restoreClips', may: 'restore', undo: 'trashClips', leaves: true },
    { id: 'erase', label: 'footage.footage.action.erase', done: 'footage.footage.done.erase', call: 'eraseClips', may: 'erase', leaves: true, confirm: 'typed', confirmText: 'footage.footage.confirm.erase' },
  ],
  faults: {},
  blocks: [],
  head: ['UploadClips'],
  open: 'ClipDialog',
  menu: 'ClipMenu',
  frame: 'ClipDrop',
  words: {
    count: 'footage.footage.count',
    emptyTitle: 'footage.footage.empty.title',
    emptyText: 'footage.footage.empty.text',
  },
}
