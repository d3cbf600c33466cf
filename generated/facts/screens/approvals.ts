// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import { listApprovals, approveVersions, undoDecisions, askForChanges, rejectVersions, remindApprovers, reassignApprovals, withdrawApprovals, listApproverChoices, type ListApprovalsRow } from '../features/approvals'
import type { Screen } from '../screen'

export const screen: Screen<ListApprovalsRow> = {
  id: 'approvals',
  feature: 'approvals',
  route: 'tasks.approvals',
  title: 'nav.tasks.approvals',
  key: 'approvalId',
  name: 'title',
  isPage: false,
  fields: {
    title: { name: 'title', type: 'text', label: 'approvals.approvals.field.title', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'approvals.approvals.field.state', values: { pending: 'approvals.approvals.value.state.pending', approved: 'approvals.approvals.value.state.approved', changes_requested: 'approvals.approvals.value.state.changes_requested', rejected: 'approvals.approvals.value.state.rejected', withdrawn: 'approvals.approvals.value.state.withdrawn', superseded: 'approvals.approvals.value.state.superseded' }, isRequired: true },
    waitsForMe: { name: 'waitsForMe', type: 'boolean', label: 'approvals.approvals.field.waitsForMe', isRequired: true },
    isDecidedByMe: { name: 'isDecidedByMe', type: 'boolean', label: 'approvals.approvals.field.isDecidedByMe', isRequired: true },
    stages: { name: 'stages', type: 'other', label: 'approvals.approvals.field.stages', isRequired: true },
    policy: { name: 'policy', type: 'ref', label: 'approvals.approvals.field.policy', isRequired: false },
    askedBy: { name: 'askedBy', type: 'ref', label: 'approvals.approvals.field.askedBy', isRequired: true },
    askedAt: { name: 'askedAt', type: 'moment', label: 'approvals.approvals.field.askedAt', isRequired: true },
    dueOn: { name: 'dueOn', type: 'date', label: 'approvals.approvals.field.dueOn', isRequired: false },
    words: { name: 'words', type: 'text', label: 'approvals.approvals.field.words', isRequired: false },
    standIn: { name: 'standIn', type: 'ref', label: 'approvals.approvals.field.standIn', isRequired: false },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'dueOn',
    desc: false,
  },
  sorts: ['dueOn', 'askedAt', 'title'],
  filters: ['state', 'waitsForMe', 'isDecidedByMe', 'program', 'policy', 'askedBy', 'dueOn', 'askedAt'],
  bar: ['askedBy', 'policy', 'dueOn'],
  sums: [],
  columns: [
    { field: 'title', as: 'text', width: 280, cell: 'ApprovalName' },
    { field: 'askedBy', as: 'person' },
    { field: 'stages', as: 'text', width: 300, cell: 'ApprovalStages' },
    { field: 'dueOn', as: 'date', cell: 'ApprovalDue' },
    { field: 'state', as: 'status', tones: { approved: 'ok', changes_requested: 'warn', rejected: 'warn' } },
    { field: 'askedAt', as: 'age' },
    { field: 'policy', as: 'chips' },
  ],
  moreColumns: [
    { field: 'waitsForMe', as: 'check' },
    { field: 'isDecidedByMe', as: 'check' },
  ],
  views: [
    { id: 'waiting', label: 'approvals.approvals.view.waiting', filters: [{ field: 'waitsForMe', op: 'is', value: 'true' }] },
    { id: 'open', label: 'approvals.approvals.view.open', filters: [{ field: 'state', op: 'is', value: 'pending' }] },
    { id: 'decided', label: 'approvals.approvals.view.decided', filters: [{ field: 'isDecidedByMe', op: 'is', value: 'true' }] },
  ],
  groups: [],
  actions: [
    { id: 'approve', label: 'approvals.approvals.action.approve', done: 'approvals.approvals.done.approve', call: 'approveVersions', may: 'approve', undo: 'undoDecisions' },
    { id: 'changes', label: 'approvals.approvals.action.changes', done: 'approvals.approvals.done.changes', call: 'askForChanges', may: 'changes', undo: 'undoDecisions', ask: [{ field: 'words', kind: 'textArea', isNeeded: false, maxLength: 2000 }] },
    { id: 'reject', label: 'approvals.approvals.action.reject', done: 'approvals.approvals.done.reject', call: 'rejectVersions', may: 'reject', undo: 'undoDecisions', ask: [{ field: 'words', kind: 'textArea', isNeeded: true, maxLength: 2000 }] },
    { id: 'undo', label: 'approvals.approvals.action.undo', done: 'approvals.approvals.done.undo', call: 'undoDecisions', may: 'undo' },
    { id: 'remind', label: 'approvals.approvals.action.remind', done: 'approvals.approvals.done.remind', call: 'remindApprovers', may: 'remind' },
    { id: 'reassign', label: 'approvals.approvals.action.reassign', done: 'approvals.approvals.done.reassign', call: 'reassignApprovals', may: 'reassign', ask: [{ field: 'standIn', kind: 'picker', isNeeded: true, options: 'listApproverChoices', optionsKey: 'userId' }] },
    { id: 'withdraw', label: 'approvals.approvals.action.withdraw', done: 'approvals.approvals.done.withdraw', call: 'withdrawApprovals', may: 'withdraw', confirm: 'yes', confirmText: 'approvals.approvals.confirm.withdraw' },
  ],
  faults: {},
  blocks: [],
  head: ['PoliciesLink'],
  words: {
    count: 'approvals.approvals.count',
    emptyTitle: 'approvals.approvals.empty.title',
    emptyText: 'approvals.approvals.empty.text',
  },
  calls: {
    list: listApprovals,
    actions: { approveVersions, undoDecisions, askForChanges, rejectVersions, remindApprovers, reassignApprovals, withdrawApprovals },
    options: { listApproverChoices },
  },
}
