/** Whose ids stand in which field of a request: derived where the name or the usual request says it, else said here. */
import { lists } from '../../../generated/facts/lists'
import type { Field } from './fields'
import { bearerCallIds, requests, type BearerCallId } from '../authorisation/requests'
import { noThings } from '../authorisation/world'
import { noMore, type AllThings } from './moreThings'

export type Kind = keyof AllThings
export const noAll = (): AllThings => ({ ...noThings(), ...noMore() })

/** Names that whoever asks chooses, of nothing that is kept under them for others. */
const chosen: readonly RegExp[] = [
  /\.(tab|timezone|textFont|titleFont|style|lowerThird)$/,
  /^\.counts\[\]\.id$/,
  // Positions and parts of what is saved as one whole, beside the row it belongs to.
  /^\.(story\.parts\[\]|ops\[\]|timeline\.blocks\[\]|timeline\.blocks\[\]\.overlays\[\]|(values\.)?doc\.blocks\[\]|(values\.)?doc\.blocks\[\]\.lines\[\])\.id$/,
  /^\.(timeline\.blocks\[\]\.slotId|values\.choices\[\]\.choiceId)$/,
  // What is left out of one's own rows.
  /^\.selection\.except\[\]$/,
  // A file of addresses names no rows.
  /^\.rows\[\]\./,
  // Of a meeting at another service, found by the token of whoever asks.
  /^\.meetingIds?(\[\])?$/,
  // Where a list goes on, and which one.
  /^\.(after|list)$/,
  // Codes and links, tried in strangers.test.ts.
  /^\.(key|code|token)$/,
]

const byEnd: Readonly<Record<string, Kind>> = {
  // Super-admin's lists of types are everybody's.
  customerUserId: 'userId',
  reviewerUserId: 'userId',
  handOverTo: 'userId',
  mentions: 'userId',
  askedOf: 'userId',
  assignee: 'userId',
  reviewer: 'userId',
  reviewers: 'userId',
  standIn: 'userId',
  maker: 'userId',
  owner: 'userId',
  owners: 'userId',
  collaborators: 'userId',
  approvers: 'userId',
  people: 'userId',
  sharedWith: 'userId',
  editor: 'userId',
  parentId: 'commentId',
  roles: 'roleId',
  from: 'roleId',
  lists: 'contactListId',
  contacts: 'contactId',
  channels: 'channelId',
  programs: 'programId',
  requests: 'requestId',
  sharePage: 'pageId',
  layout: 'layoutId',
  campaign: 'campaignId',
  consentForm: 'formId',
  welcomeClip: 'clipId',
  clip: 'clipId',
  exampleClip: 'clipId',
  references: 'fileId',
  template: 'templateId',
  copyOf: 'storyboardId',
  script: 'scriptId',
  file: 'fileId',
  bumpers: 'bumperId',
  shotIds: 'shotId',
  promptId: 'promptId',
  noteId: 'noteId',
  notificationIds: 'notificationId',
  programIds: 'programId',
  channelIds: 'channelId',
  userIds: 'userId',
  media: 'clipId',
  marks: 'fileId',
  uses: 'programId',
  items: 'clipId',
  assetId: 'assetId',
}

/** Types that staff keep for all customers alike. */
const everybodys = /(^|\.)(shotType|industryTypes?)(\[\])?(\.id)?$/

const special: Readonly<Record<string, Kind>> = {
  'startTakeUpload .takeId': 'memberTakeId',
  'saveTake .takeId': 'memberTakeId',
  'discardTake .takeId': 'memberTakeId',
  'startGuestClip .takeId': 'guestTakeId',
  'removeGuestClip .takeId': 'guestTakeId',
  'submitAnswers .answers[].takeId': 'guestTakeId',
  'startGuestClip .promptId': 'guestPromptId',
  'getGuestUpload .uploadId': 'guestUploadId',
  'completeGuestUpload .uploadId': 'guestUploadId',
  'retryYoutubeUpload .uploadId': 'youtubeUploadId',
  'cancelYoutubeUpload .uploadId': 'youtubeUploadId',
  'reportViewing .sessionId': 'viewSessionId',
  'startClipUpload .supersedesId': 'clipId',
  'startFileUpload .supersedesId': 'fileId',
  'listChanges .id': 'clipId',
  'deactivateUsers .selection.ids[]': 'userId',
  'exportFiles .ids[]': 'fileId',
  'exportClips .ids[]': 'clipId',
  'exportScripts .ids[]': 'scriptId',
  'listClipPeople .ids[]': 'userId',
  'listRoleChoices .ids[]': 'roleId',
  'listRoleBases .ids[]': 'roleId',
  'listShareLayoutChoices .ids[]': 'layoutId',
}

export type Meaning = { readonly kind: Kind } | 'chosen' | 'everybodys' | 'unknown'

/** What an id in this field is of; `unknown` asks for a line above. */
export function meaningOf({ id, path }: Field): Meaning {
  const said = special[`${id} ${path}`]
  if (said) return { kind: said }
  if (chosen.some((each) => each.test(path))) return 'chosen'
  if (everybodys.test(path)) return 'everybodys'
  if (path === '.ids[]' && id in lists) {
    const { key } = lists[id as keyof typeof lists]
    if (/^(shotType|industryType)Id$/.test(key)) return 'everybodys'
    if (key in noAll()) return { kind: key as Kind }
  }
  const names = path.replaceAll('[]', '').split('.').slice(1)
  const last = names.at(-1)!
  if (last in noAll()) return { kind: last as Kind }
  const named = byEnd[last] ?? (last === 'id' ? byEnd[names.at(-2) ?? ''] : undefined)
  if (named) return { kind: named }
  return usuallyOf(id as BearerCallId, path) ?? 'unknown'
}

/** Of which things an id stands there in the usual request of the call. */
function usuallyOf(id: BearerCallId, path: string): Meaning | undefined {
  if (!bearerCallIds.includes(id)) return undefined
  const things = noThings()
  let found: unknown = requests[id](things)
  for (const step of path.match(/\[\]|[^.[\]]+/g) ?? [])
    found = (found as Record<string, unknown> | undefined)?.[step === '[]' ? '0' : step]
  const kind = Object.entries(things).find(([, value]) => value === found)?.[0]
  return kind === undefined ? undefined : { kind: kind as Kind }
}

/**
 * What whoever asks has numbered: a new number is let in, and one that is another's only must not open what is theirs.
 */
export const isFresh = ({ id, path }: Field) => fresh.includes(`${id} ${path}`)

const fresh: readonly string[] = [
  'addComment .commentId',
  'addAudienceComment .commentId',
  'startTakeUpload .takeId',
  'saveTake .takeId',
  'discardTake .takeId',
  'startGuestClip .takeId',
  'reportViewing .sessionId',
]

/** As the manifest writes ids: short texts of no form, the numbers that browsers give, and rows by their name. */
export const isIdField = ({ path, schema }: Field): boolean => {
  const { type, minLength = 0, maxLength, pattern, format } = schema
  if (![type].flat().includes('string') || format !== undefined) return false
  if (pattern !== undefined) return /\{(25|26|8,64)\}\$$/.test(pattern)
  const isShort = maxLength === 64 && (minLength > 0 || path.endsWith('Id'))
  const isRef = maxLength === undefined && path.endsWith('.id')
  return isShort || isRef
}
