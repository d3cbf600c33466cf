// Generated from manifest/features/consent.yaml by npm run codegen. Edit the manifest, not this file.

import { listConsentForms, addConsentForm, updateConsentForm, activateConsentForms, retireConsentForms, reopenConsentForms, type ListConsentFormsRow } from '../features/consent'
import type { Screen } from '../screen'

export const screen: Screen<ListConsentFormsRow> = {
  id: 'consentForms',
  feature: 'consent',
  route: 'consent.forms',
  title: 'consent.forms.title',
  key: 'formId',
  name: 'name',
  isPage: false,
  fields: {
    name: { name: 'name', type: 'text', label: 'consent.consentForms.field.name', isRequired: true },
    state: { name: 'state', type: 'enum', label: 'consent.consentForms.field.state', values: { draft: 'consent.consentForms.value.state.draft', active: 'consent.consentForms.value.state.active', retired: 'consent.consentForms.value.state.retired' }, isRequired: true },
    version: { name: 'version', type: 'integer', label: 'consent.consentForms.field.version', isRequired: true },
    hasDraft: { name: 'hasDraft', type: 'boolean', label: 'consent.consentForms.field.hasDraft', isRequired: true },
    english: { name: 'english', type: 'text', label: 'consent.consentForms.field.english', isRequired: false },
    german: { name: 'german', type: 'text', label: 'consent.consentForms.field.german', isRequired: false },
    given: { name: 'given', type: 'integer', label: 'consent.consentForms.field.given', isRequired: true },
    createdAt: { name: 'createdAt', type: 'moment', label: 'consent.consentForms.field.createdAt', isRequired: true },
    updatedAt: { name: 'updatedAt', type: 'moment', label: 'consent.consentForms.field.updatedAt', isRequired: true },
  },
  hasSearch: true,
  hasTrash: false,
  sort: {
    field: 'name',
    desc: false,
  },
  sorts: ['name', 'updatedAt'],
  filters: ['state', 'updatedAt'],
  bar: [],
  sums: [],
  columns: [
    { field: 'name', as: 'text', width: 260 },
    { field: 'state', as: 'status', tones: { active: 'ok', draft: 'info' } },
    { field: 'version', as: 'count' },
    { field: 'hasDraft', as: 'check' },
    { field: 'given', as: 'count' },
    { field: 'updatedAt', as: 'age' },
  ],
  moreColumns: [
    { field: 'createdAt', as: 'age' },
  ],
  views: [
    { id: 'inUse', label: 'consent.consentForms.view.inUse', filters: [{ field: 'state', op: 'is', value: 'active' }, { field: 'state', op: 'is', value: 'draft' }] },
    { id: 'retired', label: 'consent.consentForms.view.retired', filters: [{ field: 'state', op: 'is', value: 'retired' }] },
  ],
  groups: [
    { id: 'form', label: 'consent.consentForms.group.form', inputs: [{ field: 'name', kind: 'text', isNeeded: true, maxLength: 120 }] },
    { id: 'texts', label: 'consent.consentForms.group.texts', inputs: [{ field: 'english', kind: 'textArea', isNeeded: false, help: 'consent.consentForms.help.english', maxLength: 20000 }, { field: 'german', kind: 'textArea', isNeeded: false, help: 'consent.consentForms.help.german', maxLength: 20000 }] },
  ],
  actions: [
    { id: 'activate', label: 'consent.consentForms.action.activate', done: 'consent.consentForms.done.activate', call: 'activateConsentForms', may: 'activate', shows: { state: 'active' }, confirm: 'neutral', confirmText: 'consent.consentForms.confirm.activate' },
    { id: 'retire', label: 'consent.consentForms.action.retire', done: 'consent.consentForms.done.retire', call: 'retireConsentForms', may: 'retire', undo: 'reopenConsentForms', shows: { state: 'retired' } },
    { id: 'reopen', label: 'consent.consentForms.action.reopen', done: 'consent.consentForms.done.reopen', call: 'reopenConsentForms', may: 'reopen', undo: 'retireConsentForms' },
  ],
  faults: {
    nameTaken: 'name',
    consentTextMissing: 'english',
  },
  blocks: [],
  head: [],
  above: 'ConsentTabs',
  words: {
    count: 'consent.consentForms.count',
    create: 'consent.consentForms.create',
    emptyTitle: 'consent.consentForms.empty.title',
    emptyText: 'consent.consentForms.empty.text',
  },
  calls: {
    list: listConsentForms,
    create: addConsentForm,
    update: updateConsentForm,
    actions: { activateConsentForms, retireConsentForms, reopenConsentForms },
  },
}
