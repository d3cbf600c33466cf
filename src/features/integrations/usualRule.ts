import type { ImportRule } from '../../../generated/facts/features/integrations'

/** What holds until somebody says otherwise. */
export const usualRule: ImportRule = {
  isOn: false,
  words: [],
  picture: 'speakerWithScreen',
  withTranscript: true,
}
