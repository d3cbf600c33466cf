import { Glyph } from './Glyph'

/** An icon for each tone, so that colour is never the only cue. */
export const toneIcons = {
  neutral: <Glyph name="info" size={16} />,
  info: <Glyph name="info" size={16} />,
  ok: <Glyph name="ok" size={16} />,
  warn: <Glyph name="warn" size={16} />,
  danger: <Glyph name="danger" size={16} />,
}
