/** Where this page stands between its own build and the next (session.md, region Update). */
export type UpdateState = 'noWorker' | 'registering' | 'current' | 'ready' | 'activating'

export type Happening =
  | 'began'
  | 'registered'
  | 'refused'
  /** Another build is stored and waits. */
  | 'found'
  /** Another tab let it take over: this page is of the build before. */
  | 'replaced'
  | 'confirmed'

const steps: Readonly<Record<UpdateState, Readonly<Partial<Record<Happening, UpdateState>>>>> = {
  noWorker: { began: 'registering' },
  registering: { registered: 'current', refused: 'noWorker', found: 'ready', replaced: 'ready' },
  current: { found: 'ready', replaced: 'ready' },
  ready: { confirmed: 'activating' },
  activating: {},
}

export function step(state: UpdateState, happening: Happening): UpdateState {
  return steps[state][happening] ?? state
}
