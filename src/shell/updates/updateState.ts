/** The state of updating this page from its build to the next (session.md, region Update). */
export type UpdateState = 'noWorker' | 'registering' | 'current' | 'ready' | 'activating'

export type Happening =
  | 'began'
  | 'registered'
  | 'refused'
  /** Another build is stored and waiting to be activated. */
  | 'found'
  /** Another tab activated a new build: this page runs the previous one. */
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
