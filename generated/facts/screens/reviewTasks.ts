// Generated from manifest/features/tasks.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listRecordingTasks, claimTasks, releaseTasks, submitTasks, takeBackTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, reassignTasks, remindTasks, cancelTasks, reviveTasks, type ListRecordingTasksRow } from '../features/tasks'
import type { Screen } from '../screen'

export const screen: Screen<ListRecordingTasksRow> = {
  id: 'reviewTasks',
  feature: 'tasks',
  route: 'tasks.review',
  rowRoute: 'tasks.reviewed',
  title: 'tasks.tab.review',
  key: 'taskId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'tasks.reviewTasks.field.title', isRequired: true },
    assignee: { name: 'assignee', type: 'ref', label: 'tasks.reviewTasks.field.assignee', isRequired: false },
    dueOn: { name: 'dueOn', type: 'date', label: 'tasks.reviewTasks.field.dueOn', isRequired: false },
    turn: { name: 'turn', type: 'integer', label: 'tasks.reviewTasks.field.turn', isRequired: true },
    priority: { name: 'priority', type: 'enum', label: 'tasks.reviewTasks.field.priority', values: { low: 'tasks.reviewTasks.value.priority.low', normal: 'tasks.reviewTasks.value.priority.normal', high: 'tasks.reviewTasks.value.priority.high' }, isRequired: true },
    chips: { name: 'chips', type: 'other', label: 'tasks.reviewTasks.field.chips', isRequired: true },
    points: { name: 'points', type: 'texts', label: 'tasks.reviewTasks.field.points', isRequired: false },
    retakeWords: { name: 'retakeWords', type: 'text', label: 'tasks.reviewTasks.field.retakeWords', isRequired: false },
    declineReason: { name: 'declineReason', type: 'enum', label: 'tasks.reviewTasks.field.declineReason', values: { noTime: 'tasks.reviewTasks.value.declineReason.noTime', notMe: 'tasks.reviewTasks.value.declineReason.notMe', unclear: 'tasks.reviewTasks.value.declineReason.unclear', other: 'tasks.reviewTasks.value.declineReason.other' }, isRequired: false },
    declineWords: { name: 'declineWords', type: 'text', label: 'tasks.reviewTasks.field.declineWords', isRequired: false },
    submittedAt: { name: 'submittedAt', type: 'moment', label: 'tasks.reviewTasks.field.submittedAt', isRequired: false },
    createdAt: { name: 'createdAt', type: 'moment', label: 'tasks.reviewTasks.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'tasks.reviewTasks.field.updatedAt', isRequired: true },
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
  sorts: ['turn', 'submittedAt', 'dueOn', 'title', 'assignee', 'priority', 'createdAt', 'updatedAt'],
  filters: ['state', 'waitsForMe', 'isDone', 'needsPerson', 'assignee', 'reviewer', 'askedBy', 'priority', 'dueOn', 'createdAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 300, cell: 'TaskCell' },
  ],
  moreColumns: [],
  split: {
    chooseTitle: 'tasks.reviewTasks.choose.title',
    chooseText: 'tasks.reviewTasks.choose.text',
  },
  views: [],
  moving: {
    field: 'uploading',
    values: ['yes'],
  },
  groups: [],
  actions: [
    { id: 'claim', label: 'tasks.reviewTasks.action.claim', done: 'tasks.reviewTasks.done.claim', call: 'claimTasks', may: 'claim', undo: 'releaseTasks' },
    { id: 'submit', label: 'tasks.reviewTasks.action.submit', done: 'tasks.reviewTasks.done.submit', call: 'submitTasks', may: 'submit', undo: 'takeBackTasks' },
    { id: 'takeBack', label: 'tasks.reviewTasks.action.takeBack', done: 'tasks.reviewTasks.done.takeBack', call: 'takeBackTasks', may: 'takeBack' },
    { id: 'release', label: 'tasks.reviewTasks.action.release', done: 'tasks.reviewTasks.done.release', call: 'releaseTasks', may: 'release', undo: 'claimTasks' },
    { id: 'decline', label: 'tasks.reviewTasks.action.decline', done: 'tasks.reviewTasks.done.decline', call: 'declineTasks', may: 'decline', undo: 'undeclineTasks', ask: [{ field: 'declineReason', kind: 'radio', isNeeded: true }, { field: 'declineWords', kind: 'textArea', isNeeded: false, maxLength: 500 }] },
    { id: 'undecline', label: 'tasks.reviewTasks.action.undecline', done: 'tasks.reviewTasks.done.undecline', call: 'undeclineTasks', may: 'undecline' },
    { id: 'retake', label: 'tasks.reviewTasks.action.retake', done: 'tasks.reviewTasks.done.retake', call: 'requestRetakes', may: 'retake', undo: 'reconsiderTasks', ask: [{ field: 'chips', kind: 'part', isNeeded: false, part: 'ChipsInput', maxItems: 9 }, { field: 'points', kind: 'texts', isNeeded: false, maxItems: 10 }, { field: 'retakeWords', kind: 'textArea', isNeeded: false, maxLength: 1000 }, { field: 'dueOn', kind: 'date', isNeeded: false, ahead: true }] },
    { id: 'reconsider', label: 'tasks.reviewTasks.action.reconsider', done: 'tasks.reviewTasks.done.reconsider', call: 'reconsiderTasks', may: 'reconsider' },
    { id: 'reassign', label: 'tasks.reviewTasks.action.reassign', done: 'tasks.reviewTasks.done.reassign', call: 'reassignTasks', may: 'reassign', ask: [{ field: 'assignee', kind: 'picker', isNeeded: true, options: 'listPeople', optionsKey: 'userId', optionsPicture: 'pictureUrl' }] },
    { id: 'remind', label: 'tasks.reviewTasks.action.remind', done: 'tasks.reviewTasks.done.remind', call: 'remindTasks', may: 'remind' },
    { id: 'cancel', label: 'tasks.reviewTasks.action.cancel', done: 'tasks.reviewTasks.done.cancel', call: 'cancelTasks', may: 'cancel', undo: 'reviveTasks', confirm: 'yes', confirmText: 'tasks.reviewTasks.confirm.cancel' },
    { id: 'revive', label: 'tasks.reviewTasks.action.revive', done: 'tasks.reviewTasks.done.revive', call: 'reviveTasks', may: 'revive' },
  ],
  faults: {},
  blocks: [],
  head: [],
  open: 'ReviewPage',
  above: 'TaskTabs',
  words: {
    count: 'tasks.reviewTasks.count',
    emptyTitle: 'tasks.reviewTasks.empty.title',
    emptyText: 'tasks.reviewTasks.empty.text',
  },
  calls: {
    list: listRecordingTasks,
    actions: { claimTasks, releaseTasks, submitTasks, takeBackTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, reassignTasks, remindTasks, cancelTasks, reviveTasks },
    options: { listPeople },
  },
}
