// What mail exports to other features: letters are edited and shown everywhere alike.
export { LetterEditor, type LetterEditorProps } from './LetterEditor'
export { LetterPreview, type LetterPreviewProps } from './LetterPreview'
