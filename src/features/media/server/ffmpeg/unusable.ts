/** The file itself is bad: a retry changes nothing, and the person is shown the reason. */
export class Unusable extends Error {
  constructor(
    readonly state: 'rejected' | 'failed',
    /** A code of what the asset is for. */
    readonly reason: string,
    message: string,
  ) {
    super(message)
    this.name = 'Unusable'
  }
}

export const notAVideo = (what: string) =>
  new Unusable('rejected', 'notVideo', `This is ${what}, not a video.`)

export const notRecognised = () =>
  new Unusable('rejected', 'notRecognised', 'This is no video format we can read.')

export const nothingToPlay = () =>
  new Unusable('rejected', 'nothingToPlay', 'There is neither picture nor sound in this file.')

export const cutOff = (how: 'its index is missing' | 'it ends too early') =>
  new Unusable(
    'failed',
    'cutOff',
    `The file is incomplete: ${how}. The recording or the copying was cut off.`,
  )

export const damaged = () =>
  new Unusable('failed', 'damaged', 'The file is damaged: nothing in it can be decoded.')

export const tooManyPixels = () =>
  new Unusable('rejected', 'tooManyPixels', 'The picture is larger than 50 megapixels.')

export const tooLong = () =>
  new Unusable('rejected', 'tooLong', 'The video is longer than 12 hours.')

export const swells = () =>
  new Unusable(
    'rejected',
    'swells',
    'What is in this file is many times larger than the file itself, more than is kept of it.',
  )

export const infected = () =>
  new Unusable('rejected', 'infected', 'This file is infected; it was removed.')

export const interruptedTooOften = () =>
  new Unusable('failed', 'interrupted', 'Processing this video was interrupted again and again.')
