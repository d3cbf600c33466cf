// Generated from manifest/features/tasks.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listRecordingTasks, claimTasks, releaseTasks, submitTasks, takeBackTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, reassignTasks, remindTasks, cancelTasks, reviveTasks, type ListRecordingTasksRow } from '../features/tasks'
import type { Screen } from '../screen'

export const screen: Screen<ListRecordingTasksRow> = {
  id: 'recordingTasks',
  feature: 'tasks',
  route: 'tasks.recording',
  rowRoute: 'tasks.task',
  title: 'nav.tasks.recording',
  key: 'taskId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'tasks.recordingTasks.field.title', isRequired: true },
    assignee: { name: 'assignee', type: 'ref', label: 'tasks.recordingTasks.field.assignee', isRequired: false },
    dueOn: { name: 'dueOn', type: 'date', label: 'tasks.recordingTasks.field.dueOn', isRequired: false },
    due: { name: 'due', type: 'enum', label: 'tasks.recordingTasks.field.due', values: { overdue: 'tasks.recordingTasks.value.due.overdue', today: 'tasks.recordingTasks.value.due.today', thisWeek: 'tasks.recordingTasks.value.due.thisWeek', later: 'tasks.recordingTasks.value.due.later', noDay: 'tasks.recordingTasks.value.due.noDay', sent: 'tasks.recordingTasks.value.due.sent', ended: 'tasks.recordingTasks.value.due.ended' }, isRequired: true },
    turn: { name: 'turn', type: 'integer', label: 'tasks.recordingTasks.field.turn', isRequired: true },
    priority: { name: 'priority', type: 'enum', label: 'tasks.recordingTasks.field.priority', values: { low: 'tasks.recordingTasks.value.priority.low', normal: 'tasks.recordingTasks.value.priority.normal', high: 'tasks.recordingTasks.value.priority.high' }, isRequired: true },
    chips: { name: 'chips', type: 'other', label: 'tasks.recordingTasks.field.chips', isRequired: true },
    points: { name: 'points', type: 'texts', label: 'tasks.recordingTasks.field.points', isRequired: false },
    retakeWords: { name: 'retakeWords', type: 'text', label: 'tasks.recordingTasks.field.retakeWords', isRequired: false },
    declineReason: { name: 'declineReason', type: 'enum', label: 'tasks.recordingTasks.field.declineReason', values: { noTime: 'tasks.recordingTasks.value.declineReason.noTime', notMe: 'tasks.recordingTasks.value.declineReason.notMe', unclear: 'tasks.recordingTasks.value.declineReason.unclear', other: 'tasks.recordingTasks.value.declineReason.other' }, isRequired: false },
    declineWords: { name: 'declineWords', type: 'text', label: 'tasks.recordingTasks.field.declineWords', isRequired: false },
    submittedAt: { name: 'submittedAt', type: 'moment', label: 'tasks.recordingTasks.field.submittedAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'tasks.recordingTasks.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'tasks.recordingTasks.field.updatedAt', isRequired: true },
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
  sorts: ['turn', 'submittedAt', 'dueOn', 'title', 'assignee', 'priority', 'createdAt', 'updatedAt'],
  filters: ['state', 'waitsForReview', 'isDone', 'needsPerson', 'assignee', 'reviewer', 'askedBy', 'priority', 'dueOn', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'TaskCell' },
  ],
  moreColumns: [
    { field: 'due', as: 'text' },
  ],
  split: {
    sections: 'due',
    chooseTitle: 'tasks.recordingTasks.choose.title',
    chooseText: 'tasks.recordingTasks.choose.text',
  },
  views: [],
  moving: {
    field: 'uploading',
    values: ['yes'],
  },
  groups: [],
  actions: [
    { id: 'claim', label: 'tasks.recordingTasks.action.claim', done: 'tasks.recordingTasks.done.claim', call: 'claimTasks', may: 'claim', undo: 'releaseTasks' },
    { id: 'submit', label: 'tasks.recordingTasks.action.submit', done: 'tasks.recordingTasks.done.submit', call: 'submitTasks', may: 'submit', undo: 'takeBackTasks' },
    { id: 'takeBack', label: 'tasks.recordingTasks.action.takeBack', done: 'tasks.recordingTasks.done.takeBack', call: 'takeBackTasks', may: 'takeBack' },
    { id: 'release', label: 'tasks.recordingTasks.action.release', done: 'tasks.recordingTasks.done.release', call: 'releaseTasks', may: 'release', undo: 'claimTasks' },
    { id: 'decline', label: 'tasks.recordingTasks.action.decline', done: 'tasks.recordingTasks.done.decline', call: 'declineTasks', may: 'decline', undo: 'undeclineTasks', ask: [{ field: 'declineReason', kind: 'radio', isNeeded: true }, { field: 'declineWords', kind: 'textArea', isNeeded: false, maxLength: 500 }] },
    { id: 'undecline', label: 'tasks.recordingTasks.action.undecline', done: 'tasks.recordingTasks.done.undecline', call: 'undeclineTasks', may: 'undecline' },
    { id: 'retake', label: 'tasks.recordingTasks.action.retake', done: 'tasks.recordingTasks.done.retake', call: 'requestRetakes', may: 'retake', undo: 'reconsiderTasks', ask: [{ field: 'chips', kind: 'part', isNeeded: false, part: 'ChipsInput', maxItems: 9 }, { field: 'points', kind: 'texts', isNeeded: false, maxItems: 10 }, { field: 'retakeWords', kind: 'textArea', isNeeded: false, maxLength: 1000 }, { field: 'dueOn', kind: 'date', isNeeded: false, ahead: true }] },
    { id: 'reconsider', label: 'tasks.recordingTasks.action.reconsider', done: 'tasks.recordingTasks.done.reconsider', call: 'reconsiderTasks', may: 'reconsider' },
    { id: 'reassign', label: 'tasks.recordingTasks.action.reassign', done: 'tasks.recordingTasks.done.reassign', call: 'reassignTasks', may: 'reassign', ask: [{ field: 'assignee', kind: 'picker', isNeeded: true, options: 'listPeople', optionsKey: 'userId', optionsPicture: 'pictureUrl' }] },
    { id: 'remind', label: 'tasks.recordingTasks.action.remind', done: 'tasks.recordingTasks.done.remind', call: 'remindTasks', may: 'remind' },
    { id: 'cancel', label: 'tasks.recordingTasks.action.cancel', done: 'tasks.recordingTasks.done.cancel', call: 'cancelTasks', may: 'cancel', undo: 'reviveTasks', confirm: 'yes', confirmText: 'tasks.recordingTasks.confirm.cancel' },
    { id: 'revive', label: 'tasks.recordingTasks.action.revive', done: 'tasks.recordingTasks.done.revive', call: 'reviveTasks', may: 'revive' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'TaskPage',
  above: 'TaskTabs',
  words: {
    count: 'tasks.recordingTasks.count',
    emptyTitle: 'tasks.recordingTasks.empty.title',
    emptyText: 'tasks.recordingTasks.empty.text',
  },
  calls: {
    list: listRecordingTasks,
    actions: { claimTasks, releaseTasks, submitTasks, takeBackTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, reassignTasks, remindTasks, cancelTasks, reviveTasks },
    options: { listPeople },
  },
}
