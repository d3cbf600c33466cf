// When tests give up, whatever they wait for: how long that takes is the machine's affair.

/** Whether properties, campaigns and journeys are tried in full, which takes hours. */
export const isLong = ['measure', 'whole'].includes(process.env['PROVE'] ?? '')

/** Of one test. Campaigns of kills and histories take an hour when they are tried in full. */
export const limitMs = isLong ? 7_200_000 : 900_000

/** Of one wait within a test. Jobs that were killed often begin again after minutes. */
export const waitMs = isLong ? 1_200_000 : 240_000
