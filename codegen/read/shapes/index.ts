import { accessShape } from './access'
import { appShape, flagsShape, rolesShape } from './app'
import { errorsShape, textShape, words } from './errors'
import { featureShape, schemaShape } from './feature'
import { mailShape } from './mail'
import { navigationShape } from './navigation'
import { overlayShape } from './overlay'
import type { Shape } from './shape'

/** Every kind of manifest file and the shape of its content. */
export const shapes = {
  app: appShape,
  roles: rolesShape,
  flags: flagsShape,
  access: accessShape,
  navigation: navigationShape,
  errors: errorsShape,
  mail: mailShape,
  text: textShape,
  feature: featureShape,
  overlay: overlayShape,
} satisfies Record<string, Shape>

export type FileKind = keyof typeof shapes

/** Shapes that refer to themselves. */
export const definitions: Readonly<Record<string, Shape>> = { schema: schemaShape, words }

/** The kind of a file by its place; undefined where no manifest file may stand. */
export function kindOf(file: string): FileKind | undefined {
  if (/^features\/[a-z-]+\.yaml$/.test(file)) return 'feature'
  if (/^overlays\/[a-z0-9-]+\.yaml$/.test(file)) return 'overlay'
  if (/^text\/[a-z]{2}(\/[a-z-]+)?\.yaml$/.test(file)) return 'text'
  const single = /^(app|roles|flags|access|navigation|errors|mail)\.yaml$/.exec(file)
  return single?.[1] as FileKind | undefined
}

/** overlays/acme.svg: a picture beside the overlays. It has no shape; ensureLogosExist looks into the one that is used. */
export const isLogo = (file: string) => /^overlays\/[a-z0-9-]+\.(svg|png)$/.test(file)
