/** When tests give up, whatever they wait for: how long that takes is the machine's affair. */
const isWhole = process.env['PROVE'] === 'whole'

/** Of one test. Campaigns of kills and histories take an hour when they are tried whole. */
export const limitMs = isWhole ? 7_200_000 : 900_000

/** Of one wait within a test. Jobs that were killed often begin again after minutes. */
export const waitMs = isWhole ? 1_200_000 : 240_000
