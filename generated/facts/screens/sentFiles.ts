// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listFileRequests, submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests, type ListFileRequestsRow } from '../features/file-requests'
import type { Screen } from '../screen'

export const screen: Screen<ListFileRequestsRow> = {
  id: 'sentFiles',
  feature: 'file-requests',
  route: 'tasks.file.review',
  rowRoute: 'tasks.file.sent',
  title: 'fileRequests.tab.review',
  key: 'fileRequestId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'fileRequests.sentFiles.field.title', isRequired: true },
    assignee: { name: 'assignee', type: 'ref', label: 'fileRequests.sentFiles.field.assignee', isRequired: true },
    dueOn: { name: 'dueOn', type: 'date', label: 'fileRequests.sentFiles.field.dueOn', isRequired: false },
    turn: { name: 'turn', type: 'integer', label: 'fileRequests.sentFiles.field.turn', isRequired: true },
    declineReason: { name: 'declineReason', type: 'enum', label: 'fileRequests.sentFiles.field.declineReason', values: { noTime: 'fileRequests.sentFiles.value.declineReason.noTime', notMe: 'fileRequests.sentFiles.value.declineReason.notMe', unclear: 'fileRequests.sentFiles.value.declineReason.unclear', other: 'fileRequests.sentFiles.value.declineReason.other' }, isRequired: false },
    declineWords: { name: 'declineWords', type: 'text', label: 'fileRequests.sentFiles.field.declineWords', isRequired: false },
    submittedAt: { name: 'submittedAt', type: 'moment', label: 'fileRequests.sentFiles.field.submittedAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'fileRequests.sentFiles.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'fileRequests.sentFiles.field.updatedAt', isRequired: true },
  },
  only: [
    { field: 'waitsForReview', op: 'is', value: 'true' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'submittedAt',
    desc: false,
  },
  sorts: ['turn', 'submittedAt', 'dueOn', 'title', 'assignee', 'createdAt', 'updatedAt'],
  filters: ['state', 'waitsForMe', 'isDone', 'assignee', 'askedBy', 'dueOn', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'RequestCell' },
  ],
  moreColumns: [],
  split: {
    chooseTitle: 'fileRequests.sentFiles.choose.title',
    chooseText: 'fileRequests.sentFiles.choose.text',
  },
  views: [],
  moving: {
    field: 'uploading',
    values: ['yes'],
  },
  groups: [],
  actions: [
    { id: 'submit', label: 'fileRequests.sentFiles.action.submit', done: 'fileRequests.sentFiles.done.submit', call: 'submitFiles', may: 'submit', undo: 'takeBackFiles' },
    { id: 'takeBack', label: 'fileRequests.sentFiles.action.takeBack', done: 'fileRequests.sentFiles.done.takeBack', call: 'takeBackFiles', may: 'takeBack' },
    { id: 'accept', label: 'fileRequests.sentFiles.action.accept', done: 'fileRequests.sentFiles.done.accept', call: 'acceptFiles', may: 'accept', undo: 'reconsiderFiles' },
    { id: 'reconsider', label: 'fileRequests.sentFiles.action.reconsider', done: 'fileRequests.sentFiles.done.reconsider', call: 'reconsiderFiles', may: 'reconsider' },
    { id: 'decline', label: 'fileRequests.sentFiles.action.decline', done: 'fileRequests.sentFiles.done.decline', call: 'declineFileRequests', may: 'decline', undo: 'undeclineFileRequests', ask: [{ field: 'declineReason', kind: 'radio', isNeeded: true }, { field: 'declineWords', kind: 'textArea', isNeeded: false, maxLength: 500 }] },
    { id: 'undecline', label: 'fileRequests.sentFiles.action.undecline', done: 'fileRequests.sentFiles.done.undecline', call: 'undeclineFileRequests', may: 'undecline' },
    { id: 'reassign', label: 'fileRequests.sentFiles.action.reassign', done: 'fileRequests.sentFiles.done.reassign', call: 'reassignFileRequests', may: 'reassign', ask: [{ field: 'assignee', kind: 'picker', isNeeded: true, options: 'listPeople', optionsKey: 'userId', optionsPicture: 'pictureUrl' }] },
    { id: 'remind', label: 'fileRequests.sentFiles.action.remind', done: 'fileRequests.sentFiles.done.remind', call: 'remindFileRequests', may: 'remind' },
    { id: 'cancel', label: 'fileRequests.sentFiles.action.cancel', done: 'fileRequests.sentFiles.done.cancel', call: 'cancelFileRequests', may: 'cancel', undo: 'reviveFileRequests', confirm: 'yes', confirmText: 'fileRequests.sentFiles.confirm.cancel' },
    { id: 'revive', label: 'fileRequests.sentFiles.action.revive', done: 'fileRequests.sentFiles.done.revive', call: 'reviveFileRequests', may: 'revive' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'RequestPage',
  above: 'RequestTabs',
  words: {
    count: 'fileRequests.sentFiles.count',
    emptyTitle: 'fileRequests.sentFiles.empty.title',
    emptyText: 'fileRequests.sentFiles.empty.text',
  },
  calls: {
    list: listFileRequests,
    actions: { submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests },
    options: { listPeople },
  },
}
