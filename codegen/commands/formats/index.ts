import type { Format } from './format'
import { formatGithub } from './formatGithub'
import { formatJson } from './formatJson'
import { formatPretty } from './formatPretty'
import { formatSarif } from './formatSarif'

/** By the name that --format takes. */
export const formats = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} satisfies Record<string, Format>

export type FormatName = keyof typeof formats

export const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name)
