// Generated from manifest/flags.yaml by npm run codegen. Edit the manifest, not this file.

export type FlagId = 'allowZoomIntegration' | 'allowYoutubeIntegration' | 'enableStoryBoard' | 'campaignManagerAccess' | 'hideOrganization' | 'proEditVendor'

export interface Flag {
  /** Its bit in a world's flags. */
  readonly bit: number
  /** What a missing one counts as. */
  readonly default: boolean
}

export const flags: Readonly<Record<FlagId, Flag>> = {
  /** The customer may connect the video-meeting service. */
  allowZoomIntegration: { bit: 1, default: false },
  /** The customer may connect the video-sharing service. */
  allowYoutubeIntegration: { bit: 2, default: false },
  /** The customer works with storyboards. */
  enableStoryBoard: { bit: 4, default: false },
  /** The customer works with campaigns. */
  campaignManagerAccess: { bit: 8, default: false },
  /** The organization is hidden from viewers and cc. */
  hideOrganization: { bit: 16, default: false },
  /** The customer is a professional-editing vendor. */
  proEditVendor: { bit: 32, default: false },
}
