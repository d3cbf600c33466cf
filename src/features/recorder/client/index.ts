// What the recorder exports to other features.
export { ScriptText } from './ScriptText'
