// Generated from manifest/mail.yaml by npm run codegen. Edit the manifest, not this file.

import type { TextKey } from './text'

/** A line of a list, or a program on a card. */
export interface LetterItem {
  readonly title: string
  readonly text?: string
  readonly url?: string
  readonly pictureUrl?: string
  /** What its link says. */
  readonly action?: string
}

export type LetterValue = string | readonly LetterItem[]

export interface LetterVariableFacts {
  readonly kind: 'text' | 'link' | 'items'
  readonly title: TextKey
  /** What a preview shows for it. */
  readonly sample: LetterValue
}

export const letterVariables = {
  product: { kind: 'text', title: 'mail.variable.product', sample: 'Studio' },
  name: { kind: 'text', title: 'mail.variable.name', sample: 'Victor Hale' },
  to: { kind: 'text', title: 'mail.variable.to', sample: 'Mira Lindqvist' },
  by: { kind: 'text', title: 'mail.variable.by', sample: 'Mira Lindqvist' },
  customer: { kind: 'text', title: 'mail.variable.customer', sample: 'Northwind Studios' },
  organization: { kind: 'text', title: 'mail.variable.organization', sample: 'Northwind Studios' },
  userName: { kind: 'text', title: 'mail.variable.userName', sample: 'victor.hale' },
  hours: { kind: 'text', title: 'mail.variable.hours', sample: '72' },
  days: { kind: 'text', title: 'mail.variable.days', sample: '7' },
  link: { kind: 'link', title: 'mail.variable.link', sample: 'https://studio.example/home/library' },
  code: { kind: 'text', title: 'mail.variable.code', sample: '204518' },
  title: { kind: 'text', title: 'mail.variable.title', sample: 'Welcome to the board' },
  version: { kind: 'text', title: 'mail.variable.version', sample: '3' },
  wish: { kind: 'text', title: 'mail.variable.wish', sample: 'They would like to know by 2026-11-27.' },
  note: { kind: 'text', title: 'mail.variable.note', sample: 'The second take is the better one.' },
  welcome: { kind: 'text', title: 'mail.variable.welcome', sample: 'We are making a film about our first day.' },
  release: { kind: 'text', title: 'mail.variable.release', sample: 'Release form' },
  agreement: { kind: 'text', title: 'mail.variable.agreement', sample: 'I agree that my recording is shown to the people of Northwind Studios.' },
  news: { kind: 'text', title: 'mail.variable.news', sample: '3 new programs in “All hands”' },
  more: { kind: 'text', title: 'mail.variable.more', sample: 'And 4 more.' },
  channel: { kind: 'text', title: 'mail.variable.channel', sample: 'All hands' },
  notices: { kind: 'items', title: 'mail.variable.notices', sample: [{ title: 'Mira Lindqvist asks you to approve “Welcome to the board”.', url: 'https://studio.example/home/library', action: 'Look at it' }, { title: 'The film of “Year in review” is finished.', url: 'https://studio.example/home/library', action: 'Look at it' }] },
  firstName: { kind: 'text', title: 'mail.variable.firstName', sample: 'Lena' },
  programs: { kind: 'items', title: 'mail.variable.programs', sample: [{ title: 'Spring reel 2027', url: 'https://studio.example/s/sample' }] },
  posts: { kind: 'items', title: 'mail.variable.posts', sample: [{ title: '“Welcome to the board”, by Mira Lindqvist.', url: 'https://studio.example/home/library', action: 'Watch it' }, { title: '“Year in review”, by Tomás Ribeiro. You have to watch it.', url: 'https://studio.example/home/library', action: 'Watch it' }] },
  address: { kind: 'text', title: 'mail.variable.address', sample: 'hello@northwind.example' },
  stopUrl: { kind: 'link', title: 'mail.variable.stopUrl', sample: 'https://studio.example/u/sample' },
} as const satisfies Readonly<Record<string, LetterVariableFacts>>

export type LetterVariableName = keyof typeof letterVariables

export interface LetterPart {
  readonly heading?: TextKey
  readonly text?: TextKey
  readonly footer?: TextKey
  readonly says?: LetterVariableName
  readonly button?: TextKey
  readonly to?: LetterVariableName
  readonly list?: LetterVariableName
  readonly programs?: LetterVariableName
  readonly divider?: true
  readonly stop?: TextKey
}

export interface LetterFacts {
  readonly has: readonly LetterVariableName[]
  readonly needs: readonly LetterVariableName[]
  readonly subject?: TextKey
  readonly subjectSays?: LetterVariableName
  readonly blocks: readonly LetterPart[]
}

export const letters = {
  /** To somebody who asked for a new password. */
  'session.reset': { has: ['product', 'name', 'userName', 'hours', 'link'], needs: ['link'], subject: 'session.resetMail.subject', blocks: [{ heading: 'session.resetMail.greeting' }, { text: 'session.resetMail.lead' }, { button: 'session.resetMail.action', to: 'link' }, { text: 'session.resetMail.until' }, { footer: 'session.resetMail.ignore' }] },
  /** To somebody without an account who was invited to a customer. */
  'session.invitation': { has: ['product', 'name', 'by', 'customer', 'userName', 'days', 'link'], needs: ['link'], subject: 'session.inviteMail.subject', blocks: [{ heading: 'session.inviteMail.greeting' }, { text: 'session.inviteMail.lead' }, { button: 'session.inviteMail.action', to: 'link' }, { text: 'session.inviteMail.until' }, { footer: 'session.inviteMail.ignore' }] },
  /** To somebody with an account who was invited to one more customer. */
  'session.added': { has: ['product', 'name', 'by', 'customer', 'userName', 'link'], needs: ['link'], subject: 'session.inviteMail.subject', blocks: [{ heading: 'session.inviteMail.greeting' }, { text: 'session.addedMail.lead' }, { button: 'session.addedMail.action', to: 'link' }, { footer: 'session.inviteMail.ignore' }] },
  /** To whoever is asked to approve a version. */
  'approvals.asked': { has: ['product', 'name', 'by', 'title', 'version', 'wish', 'link', 'stopUrl'], needs: ['link', 'stopUrl'], subject: 'approvalMail.asked.subject', blocks: [{ heading: 'approvalMail.greeting' }, { text: 'approvalMail.asked.lead' }, { says: 'wish' }, { button: 'approvalMail.asked.action', to: 'link' }, { divider: true }, { footer: 'noticeMail.why', stop: 'unsubscribe.stop' }] },
  /** To whoever asked for a yes and has it. */
  'approvals.approved': { has: ['product', 'name', 'title', 'version', 'note', 'link', 'stopUrl'], needs: ['link', 'stopUrl'], subject: 'approvalMail.decided.approved', blocks: [{ heading: 'approvalMail.greeting' }, { text: 'approvalMail.decided.approved' }, { says: 'note' }, { button: 'approvalMail.decided.action', to: 'link' }, { divider: true }, { footer: 'noticeMail.why', stop: 'unsubscribe.stop' }] },
  /** To whoever asked for a yes and is asked for changes. */
  'approvals.changes_requested': { has: ['product', 'name', 'title', 'version', 'note', 'link', 'stopUrl'], needs: ['link', 'stopUrl'], subject: 'approvalMail.decided.changes_requested', blocks: [{ heading: 'approvalMail.greeting' }, { text: 'approvalMail.decided.changes_requested' }, { says: 'note' }, { button: 'approvalMail.decided.action', to: 'link' }, { divider: true }, { footer: 'noticeMail.why', stop: 'unsubscribe.stop' }] },
  /** To whoever asked for a yes and has a no. */
  'approvals.rejected': { has: ['product', 'name', 'title', 'version', 'note', 'link', 'stopUrl'], needs: ['link', 'stopUrl'], subject: 'approvalMail.decided.rejected', blocks: [{ heading: 'approvalMail.greeting' }, { text: 'approvalMail.decided.rejected' }, { says: 'note' }, { button: 'approvalMail.decided.action', to: 'link' }, { divider: true }, { footer: 'noticeMail.why', stop: 'unsubscribe.stop' }] },
  /** To whoever is named in a comment. */
  'approvals.named': { has: ['product', 'name', 'by', 'title', 'version', 'note', 'link', 'stopUrl'], needs: ['note', 'link', 'stopUrl'], subject: 'approvalMail.named.subject', blocks: [{ heading: 'approvalMail.greeting' }, { text: 'approvalMail.named.lead' }, { says: 'note' }, { button: 'approvalMail.named.action', to: 'link' }, { divider: true }, { footer: 'noticeMail.why', stop: 'unsubscribe.stop' }] },
  /** To whoever has notifications that they have not read. */
  'notifications.unread': { has: ['product', 'name', 'customer', 'news', 'notices', 'more', 'stopUrl'], needs: ['notices', 'stopUrl'], subjectSays: 'news', blocks: [{ heading: 'noticeMail.greeting' }, { text: 'noticeMail.lead' }, { list: 'notices' }, { says: 'more' }, { divider: true }, { footer: 'noticeMail.why', stop: 'unsubscribe.stop' }] },
  /** To whoever follows a channel with new programs. */
  'home.posts': { has: ['product', 'name', 'channel', 'customer', 'news', 'posts', 'more', 'stopUrl'], needs: ['posts', 'stopUrl'], subjectSays: 'news', blocks: [{ heading: 'channelMail.greeting' }, { text: 'channelMail.lead' }, { list: 'posts' }, { says: 'more' }, { divider: true }, { footer: 'channelMail.why', stop: 'unsubscribe.stop' }] },
  /** To a visitor of a share page who proves their address. */
  'sharing.code': { has: ['product', 'by', 'title', 'code'], needs: ['code'], subject: 'shareMail.subject', blocks: [{ text: 'shareMail.lead' }, { says: 'code' }, { text: 'shareMail.until' }, { footer: 'shareMail.ignore' }] },
  /** What a letter of a campaign says before anybody has written it. */
  'campaigns.letter': { has: ['product', 'name', 'firstName', 'organization', 'link', 'programs', 'stopUrl'], needs: ['link'], subject: 'campaignMail.subject', blocks: [{ text: 'campaignMail.greeting' }, { text: 'campaignMail.lead' }, { programs: 'programs' }, { button: 'campaignMail.action', to: 'link' }, { footer: 'campaignMail.why', stop: 'unsubscribe.stop' }] },
  /** To a guest who is asked to record. */
  'crowd.invite': { has: ['product', 'name', 'by', 'organization', 'title', 'welcome', 'link'], needs: ['link'], subject: 'crowdMail.invite.subject', blocks: [{ text: 'crowdMail.invite.lead' }, { says: 'welcome' }, { button: 'crowdMail.invite.action', to: 'link' }, { footer: 'crowdMail.keep' }] },
  /** To a guest who has not answered yet. */
  'crowd.reminder': { has: ['product', 'name', 'by', 'organization', 'title', 'link'], needs: ['link'], subject: 'crowdMail.reminder.subject', blocks: [{ text: 'crowdMail.reminder.lead' }, { button: 'crowdMail.reminder.action', to: 'link' }, { footer: 'crowdMail.keep' }] },
  /** To a guest who is asked for another try. */
  'crowd.retake': { has: ['product', 'name', 'by', 'organization', 'title', 'note', 'link'], needs: ['link'], subject: 'crowdMail.retake.subject', blocks: [{ text: 'crowdMail.retake.lead' }, { says: 'note' }, { button: 'crowdMail.retake.action', to: 'link' }, { footer: 'crowdMail.keep' }] },
  /** To a guest whose answers have arrived. */
  'crowd.received': { has: ['product', 'name', 'by', 'organization', 'title', 'link'], needs: ['link'], subject: 'crowdMail.received.subject', blocks: [{ text: 'crowdMail.received.lead' }, { button: 'crowdMail.received.action', to: 'link' }, { footer: 'crowdMail.keep' }] },
  /** To a guest, with what they agreed to. */
  'guest.copy': { has: ['product', 'name', 'organization', 'title', 'release', 'version', 'agreement', 'link'], needs: ['agreement', 'link'], subject: 'guestMail.subject', blocks: [{ text: 'guestMail.lead' }, { text: 'guestMail.keep' }, { button: 'guestMail.open', to: 'link' }, { heading: 'guestMail.agreed' }, { says: 'agreement' }] },
  /** To whoever has to act because a guest withdrew consent. */
  'consent.withdrawn': { has: ['product', 'name', 'to', 'title', 'link'], needs: ['link'], subject: 'consentMail.subject', blocks: [{ heading: 'consentMail.greeting' }, { text: 'consentMail.lead' }, { text: 'consentMail.next' }, { button: 'consentMail.action', to: 'link' }] },
  /** To an address from which letters of a customer shall come. */
  'mail.verify': { has: ['product', 'customer', 'address', 'link'], needs: ['link'], subject: 'mail.sender.subject', blocks: [{ text: 'mail.sender.lead' }, { button: 'mail.sender.action', to: 'link' }, { footer: 'mail.sender.ignore' }] },
} as const satisfies Readonly<Record<string, LetterFacts>>

export type LetterKey = keyof typeof letters

type ValueOf<Name extends LetterVariableName> = (typeof letterVariables)[Name]['kind'] extends 'items' ? readonly LetterItem[] : string

/** What has to be said where a letter of this key is written. */
export type ValuesOf<Key extends LetterKey> = { readonly [Name in (typeof letters)[Key]['has'][number]]: ValueOf<Name> }
