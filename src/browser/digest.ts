import { createEffect } from 'effector'

/** SHA-256 in base64url; null where the browser has no cryptography for this page (plain http). */
export const hashFx = createEffect(async (text: string): Promise<string | null> => {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
})
