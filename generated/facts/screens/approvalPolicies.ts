// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import { listApprovalPolicies, addApprovalPolicy, updateApprovalPolicy, retireApprovalPolicies, reopenApprovalPolicies, type ListApprovalPoliciesRow } from '../features/approvals'
import type { Screen } from '../screen'

export const screen: Screen<ListApprovalPoliciesRow> = {
  id: 'approvalPolicies',
  feature: 'approvals',
  route: 'approvals.policies',
  title: 'approvals.policies',
  key: 'policyId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'approvals.approvalPolicies.field.name', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'approvals.approvalPolicies.field.state', values: { active: 'approvals.approvalPolicies.value.state.active', retired: 'approvals.approvalPolicies.value.state.retired' }, isRequired: true },
    stages: { name: 'stages', type: 'other', label: 'approvals.approvalPolicies.field.stages', isRequired: true },
    allowSelf: { name: 'allowSelf', type: 'boolean', label: 'approvals.approvalPolicies.field.allowSelf', isRequired: true },
    ccPublish: { name: 'ccPublish', type: 'boolean', label: 'approvals.approvalPolicies.field.ccPublish', isRequired: true },
    programs: { name: 'programs', type: 'integer', label: 'approvals.approvalPolicies.field.programs', isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'approvals.approvalPolicies.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'approvals.approvalPolicies.field.updatedAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'updatedAt'],
  filters: ['state'],
  bar: [],
  sums: [],
  columns: [
    { field: 'name', as: 'text', width: 260 },
    { field: 'stages', as: 'text', width: 360, cell: 'PolicyStages' },
    { field: 'programs', as: 'count' },
    { field: 'state', as: 'status', tones: { active: 'ok' } },
    { field: 'ccPublish', as: 'check' },
    { field: 'allowSelf', as: 'check' },
    { field: 'updatedAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'active', label: 'approvals.approvalPolicies.view.active', filters: [{ field: 'state', op: 'is', value: 'active' }] },
    { id: 'retired', label: 'approvals.approvalPolicies.view.retired', filters: [{ field: 'state', op: 'is', value: 'retired' }] },
  ],
  groups: [
    { id: 'policy', label: 'approvals.approvalPolicies.group.policy', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 120 }, { field: 'stages', kind: 'part', isNeeded: true, part: 'StagesInput', maxItems: 5 }] },
    { id: 'rules', label: 'approvals.approvalPolicies.group.rules', inputs: [{ field: 'allowSelf', kind: 'switch', isNeeded: false, help: 'approvals.approvalPolicies.help.allowSelf' }, { field: 'ccPublish', kind: 'switch', isNeeded: false, help: 'approvals.approvalPolicies.help.ccPublish' }] },
  ],
  actions: [
    { id: 'retire', label: 'approvals.approvalPolicies.action.retire', done: 'approvals.approvalPolicies.done.retire', call: 'retireApprovalPolicies', may: 'retire', undo: 'reopenApprovalPolicies', shows: { state: 'retired' } },
    { id: 'reopen', label: 'approvals.approvalPolicies.action.reopen', done: 'approvals.approvalPolicies.done.reopen', call: 'reopenApprovalPolicies', may: 'reopen', undo: 'retireApprovalPolicies', shows: { state: 'active' } },
  ],
  faults: {
    nameTaken: 'name',
    approversMissing: 'stages',
    approverNoManager: 'stages',
  },
  blocks: [],
  head: [],
  words: {
    count: 'approvals.approvalPolicies.count',
    create: 'approvals.approvalPolicies.create',
    emptyTitle: 'approvals.approvalPolicies.empty.title',
    emptyText: 'approvals.approvalPolicies.empty.text',
  },
  calls: {
    list: listApprovalPolicies,
    create: addApprovalPolicy,
    update: updateApprovalPolicy,
    actions: { retireApprovalPolicies, reopenApprovalPolicies },
  },
}
