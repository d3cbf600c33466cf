import { getConsent, takeDownConsent } from '../../../../generated/facts/features/consent'
import { createCallFx } from '../../../calls/createCallFx'

export const getConsentFx = createCallFx(getConsent)
export const takeDownConsentFx = createCallFx(takeDownConsent)
