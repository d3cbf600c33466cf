// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listFileRequests, submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests, type ListFileRequestsRow } from '../features/file-requests'
import type { Screen } from '../screen'

export const screen: Screen<ListFileRequestsRow> = {
  id: 'askedFiles',
  feature: 'file-requests',
  route: 'tasks.file',
  rowRoute: 'tasks.file.request',
  title: 'nav.tasks.file',
  key: 'fileRequestId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'fileRequests.askedFiles.field.title', isRequired: true },
    assignee: { name: 'assignee', type: 'ref', label: 'fileRequests.askedFiles.field.assignee', isRequired: true },
    dueOn: { name: 'dueOn', type: 'date', label: 'fileRequests.askedFiles.field.dueOn', isRequired: false },
    due: { name: 'due', type: 'enum', label: 'fileRequests.askedFiles.field.due', values: { overdue: 'fileRequests.askedFiles.value.due.overdue', today: 'fileRequests.askedFiles.value.due.today', thisWeek: 'fileRequests.askedFiles.value.due.thisWeek', later: 'fileRequests.askedFiles.value.due.later', noDay: 'fileRequests.askedFiles.value.due.noDay', sent: 'fileRequests.askedFiles.value.due.sent', ended: 'fileRequests.askedFiles.value.due.ended' }, isRequired: true },
    turn: { name: 'turn', type: 'integer', label: 'fileRequests.askedFiles.field.turn', isRequired: true },
    declineReason: { name: 'declineReason', type: 'enum', label: 'fileRequests.askedFiles.field.declineReason', values: { noTime: 'fileRequests.askedFiles.value.declineReason.noTime', notMe: 'fileRequests.askedFiles.value.declineReason.notMe', unclear: 'fileRequests.askedFiles.value.declineReason.unclear', other: 'fileRequests.askedFiles.value.declineReason.other' }, isRequired: false },
    declineWords: { name: 'declineWords', type: 'text', label: 'fileRequests.askedFiles.field.declineWords', isRequired: false },
    submittedAt: { name: 'submittedAt', type: 'moment', label: 'fileRequests.askedFiles.field.submittedAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'fileRequests.askedFiles.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'fileRequests.askedFiles.field.updatedAt', isRequired: true },
  },
  only: [
    { field: 'waitsForMe', op: 'is', value: 'true' },
  ],
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'turn',
    desc: false,
  },
  sorts: ['turn', 'submittedAt', 'dueOn', 'title', 'assignee', 'createdAt', 'updatedAt'],
  filters: ['state', 'waitsForReview', 'isDone', 'assignee', 'askedBy', 'dueOn', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'RequestCell' },
  ],
  moreColumns: [
    { field: 'due', as: 'text' },
  ],
  split: {
    sections: 'due',
    chooseTitle: 'fileRequests.askedFiles.choose.title',
    chooseText: 'fileRequests.askedFiles.choose.text',
  },
  views: [],
  moving: {
    field: 'uploading',
    values: ['yes'],
  },
  groups: [],
  actions: [
    { id: 'submit', label: 'fileRequests.askedFiles.action.submit', done: 'fileRequests.askedFiles.done.submit', call: 'submitFiles', may: 'submit', undo: 'takeBackFiles' },
    { id: 'takeBack', label: 'fileRequests.askedFiles.action.takeBack', done: 'fileRequests.askedFiles.done.takeBack', call: 'takeBackFiles', may: 'takeBack' },
    { id: 'accept', label: 'fileRequests.askedFiles.action.accept', done: 'fileRequests.askedFiles.done.accept', call: 'acceptFiles', may: 'accept', undo: 'reconsiderFiles' },
    { id: 'reconsider', label: 'fileRequests.askedFiles.action.reconsider', done: 'fileRequests.askedFiles.done.reconsider', call: 'reconsiderFiles', may: 'reconsider' },
    { id: 'decline', label: 'fileRequests.askedFiles.action.decline', done: 'fileRequests.askedFiles.done.decline', call: 'declineFileRequests', may: 'decline', undo: 'undeclineFileRequests', ask: [{ field: 'declineReason', kind: 'radio', isNeeded: true }, { field: 'declineWords', kind: 'textArea', isNeeded: false, maxLength: 500 }] },
    { id: 'undecline', label: 'fileRequests.askedFiles.action.undecline', done: 'fileRequests.askedFiles.done.undecline', call: 'undeclineFileRequests', may: 'undecline' },
    { id: 'reassign', label: 'fileRequests.askedFiles.action.reassign', done: 'fileRequests.askedFiles.done.reassign', call: 'reassignFileRequests', may: 'reassign', ask: [{ field: 'assignee', kind: 'picker', isNeeded: true, options: 'listPeople', optionsKey: 'userId', optionsPicture: 'pictureUrl' }] },
    { id: 'remind', label: 'fileRequests.askedFiles.action.remind', done: 'fileRequests.askedFiles.done.remind', call: 'remindFileRequests', may: 'remind' },
    { id: 'cancel', label: 'fileRequests.askedFiles.action.cancel', done: 'fileRequests.askedFiles.done.cancel', call: 'cancelFileRequests', may: 'cancel', undo: 'reviveFileRequests', confirm: 'yes', confirmText: 'fileRequests.askedFiles.confirm.cancel' },
    { id: 'revive', label: 'fileRequests.askedFiles.action.revive', done: 'fileRequests.askedFiles.done.revive', call: 'reviveFileRequests', may: 'revive' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'RequestPage',
  above: 'RequestTabs',
  words: {
    count: 'fileRequests.askedFiles.count',
    emptyTitle: 'fileRequests.askedFiles.empty.title',
    emptyText: 'fileRequests.askedFiles.empty.text',
  },
  calls: {
    list: listFileRequests,
    actions: { submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests },
    options: { listPeople },
  },
}
