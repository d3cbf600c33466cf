// The calls of captions, of whatever they hang on: their owner says which film an id names.
import { createEffect } from 'effector'
import type { CaptionCue, CaptionSet } from '../../../../../generated/facts/features/captions'
import type { CallFailure } from '../../../../calls/failures'
import type { Format } from '../../cue'

interface OfFilm {
  readonly filmId: string
}

interface InLang extends OfFilm {
  readonly lang: string
}

/** `rev`: the latest version that was seen; 0: none. */
export interface Latest extends InLang {
  readonly rev: number
}

type Save = Latest & { readonly cues: CaptionCue[] }
type Import = Latest & { readonly text: string }
type BringBack = Latest & { readonly versionNo: number }
type Download = InLang & { readonly format: Format }

interface Listed {
  readonly captions: readonly CaptionSet[]
}

interface File {
  readonly name: string
  readonly text: string
}

export interface CaptionCalls {
  list(request: OfFilm): Promise<Listed>
  save(request: Save): Promise<CaptionSet>
  takeFile(request: Import): Promise<CaptionSet>
  bringBack(request: BringBack): Promise<CaptionSet>
  remove(request: Latest): Promise<unknown>
  download(request: Download): Promise<File>
}

export const effectsOf = (calls: CaptionCalls) => ({
  listFx: createEffect<OfFilm, Listed, CallFailure>(calls.list),
  saveFx: createEffect<Save, CaptionSet, CallFailure>(calls.save),
  importFx: createEffect<Import, CaptionSet, CallFailure>(calls.takeFile),
  bringBackFx: createEffect<BringBack, CaptionSet, CallFailure>(calls.bringBack),
  removeFx: createEffect<Latest, unknown, CallFailure>(calls.remove),
  downloadFx: createEffect<Download, File, CallFailure>(calls.download),
})
