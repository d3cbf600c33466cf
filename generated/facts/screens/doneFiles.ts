// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listFileRequests, submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests, type ListFileRequestsRow } from '../features/file-requests'
import type { Screen } from '../screen'

export const screen: Screen<ListFileRequestsRow> = {
  id: 'doneFiles',
  feature: 'file-requests',
  route: 'tasks.file.done',
  title: 'fileRequests.tab.done',
  key: 'fileRequestId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'fileRequests.doneFiles.field.title', isRequired: true },
    assignee: { name: 'assignee', type: 'ref', label: 'fileRequests.doneFiles.field.assignee', isRequired: true },
    dueOn: { name: 'dueOn', type: 'date', label: 'fileRequests.doneFiles.field.dueOn', isRequired: false },
    turn: { name: 'turn', type: 'integer', label: 'fileRequests.doneFiles.field.turn', isRequired: true },
    declineReason: { name: 'declineReason', type: 'enum', label: 'fileRequests.doneFiles.field.declineReason', values: { noTime: 'fileRequests.doneFiles.value.declineReason.noTime', notMe: 'fileRequests.doneFiles.value.declineReason.notMe', unclear: 'fileRequests.doneFiles.value.declineReason.unclear', other: 'fileRequests.doneFiles.value.declineReason.other' }, isRequired: false },
    declineWords: { name: 'declineWords', type: 'text', label: 'fileRequests.doneFiles.field.declineWords', isRequired: false },
    submittedAt: { name: 'submittedAt', type: 'moment', label: 'fileRequests.doneFiles.field.submittedAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'fileRequests.doneFiles.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'fileRequests.doneFiles.field.updatedAt', isRequired: true },
  },
  only: [
    { field: 'isDone', op: 'is', value: 'true' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'updatedAt',
    desc: true,
  },
  sorts: ['turn', 'submittedAt', 'dueOn', 'title', 'assignee', 'createdAt', 'updatedAt'],
  filters: ['state', 'waitsForMe', 'waitsForReview', 'assignee', 'askedBy', 'dueOn', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'RequestCell' },
  ],
  moreColumns: [],
  split: {
    chooseTitle: 'fileRequests.doneFiles.choose.title',
    chooseText: 'fileRequests.doneFiles.choose.text',
  },
  views: [],
  moving: {
    field: 'uploading',
    values: ['yes'],
  },
  groups: [],
  actions: [
    { id: 'submit', label: 'fileRequests.doneFiles.action.submit', done: 'fileRequests.doneFiles.done.submit', call: 'submitFiles', may: 'submit', undo: 'takeBackFiles' },
    { id: 'takeBack', label: 'fileRequests.doneFiles.action.takeBack', done: 'fileRequests.doneFiles.done.takeBack', call: 'takeBackFiles', may: 'takeBack' },
    { id: 'accept', label: 'fileRequests.doneFiles.action.accept', done: 'fileRequests.doneFiles.done.accept', call: 'acceptFiles', may: 'accept', undo: 'reconsiderFiles' },
    { id: 'reconsider', label: 'fileRequests.doneFiles.action.reconsider', done: 'fileRequests.doneFiles.done.reconsider', call: 'reconsiderFiles', may: 'reconsider' },
    { id: 'decline', label: 'fileRequests.doneFiles.action.decline', done: 'fileRequests.doneFiles.done.decline', call: 'declineFileRequests', may: 'decline', undo: 'undeclineFileRequests', ask: [{ field: 'declineReason', kind: 'radio', isNeeded: true }, { field: 'declineWords', kind: 'textArea', isNeeded: false, maxLength: 500 }] },
    { id: 'undecline', label: 'fileRequests.doneFiles.action.undecline', done: 'fileRequests.doneFiles.done.undecline', call: 'undeclineFileRequests', may: 'undecline' },
    { id: 'reassign', label: 'fileRequests.doneFiles.action.reassign', done: 'fileRequests.doneFiles.done.reassign', call: 'reassignFileRequests', may: 'reassign', ask: [{ field: 'assignee', kind: 'picker', isNeeded: true, options: 'listPeople', optionsKey: 'userId', optionsPicture: 'pictureUrl' }] },
    { id: 'remind', label: 'fileRequests.doneFiles.action.remind', done: 'fileRequests.doneFiles.done.remind', call: 'remindFileRequests', may: 'remind' },
    { id: 'cancel', label: 'fileRequests.doneFiles.action.cancel', done: 'fileRequests.doneFiles.done.cancel', call: 'cancelFileRequests', may: 'cancel', undo: 'reviveFileRequests', confirm: 'yes', confirmText: 'fileRequests.doneFiles.confirm.cancel' },
    { id: 'revive', label: 'fileRequests.doneFiles.action.revive', done: 'fileRequests.doneFiles.done.revive', call: 'reviveFileRequests', may: 'revive' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'RequestPage',
  above: 'RequestTabs',
  words: {
    count: 'fileRequests.doneFiles.count',
    emptyTitle: 'fileRequests.doneFiles.empty.title',
    emptyText: 'fileRequests.doneFiles.empty.text',
  },
  calls: {
    list: listFileRequests,
    actions: { submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests },
    options: { listPeople },
  },
}
