// What a person records with. Kept from one time to the next.
import type { BubblePlace } from '../../../browser/capture/picturePump'
import type { Device } from '../../../browser/capture/devices'
import type { TakeSource } from '../take'

export const heights = [720, 1080, 2160] as const
export const countdowns = [0, 3, 5] as const
export const slowestWords = 80
export const fastestWords = 240
export const smallestText = 24
export const largestText = 96

export interface Choices {
  readonly source: TakeSource
  /** Without one: the system's choice. */
  readonly camera?: Device | undefined
  readonly microphone?: Device | undefined
  /** Lines of the picture. */
  readonly height: (typeof heights)[number]
  /** Seconds. */
  readonly countdown: (typeof countdowns)[number]
  readonly isMirrored: boolean
  readonly hasGuide: boolean
  readonly reducesNoise: boolean
  readonly bubble: BubblePlace
  readonly hasPrompter: boolean
  readonly wordsPerMinute: number
  /** Height of the prompter's letters, in px. */
  readonly textSize: number
  readonly textPlace: 'left' | 'centre' | 'right'
  /** For a pane of glass before the lens. */
  readonly isTextMirrored: boolean
}

export const usualChoices: Choices = {
  source: 'camera',
  height: 1080,
  countdown: 3,
  isMirrored: true,
  hasGuide: false,
  reducesNoise: true,
  bubble: 'bottomRight',
  hasPrompter: false,
  wordsPerMinute: 140,
  textSize: 36,
  textPlace: 'centre',
  isTextMirrored: false,
}

/** What was kept, perhaps by another build: what is missing is as usual. */
export function readChoices(text: string | null): Choices {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return usualChoices
    const { wordsPerMinute, textSize, ...choices } = { ...usualChoices, ...kept }
    return {
      ...choices,
      wordsPerMinute: within(slowestWords, wordsPerMinute, fastestWords),
      textSize: within(smallestText, textSize, largestText),
    }
  } catch {
    return usualChoices
  }
}

export const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value))

export const needsScreen = ({ source }: Choices): boolean =>
  source === 'screen' || source === 'screenAndCamera'

export const needsCamera = ({ source }: Choices): boolean =>
  source === 'camera' || source === 'screenAndCamera'
