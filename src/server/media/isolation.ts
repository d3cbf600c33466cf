/** An uploaded file must never run as a page of ours (security-reliability.md 8). */
export const isolation = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
}
