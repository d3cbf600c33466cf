/** What an edit means for people: who gains, who loses, and what only moved. */
export interface AccessChange {
  readonly kind: 'GAIN' | 'LOSE' | 'ADDED' | 'REMOVED' | 'MOVED' | 'RENAMED' | 'SAME'
  /** `route users.list`. */
  readonly subject: string
  /** Of GAIN and LOSE: the roles under one and the same condition. */
  readonly roles: readonly string[]
  /** The fewest words that say when: `!hideOrganization`, `tablet`, empty: always. */
  readonly when: string
  /** `manifest/navigation.yaml:88:9`, in the newer manifest unless it is gone there. */
  readonly place: string
  /** Of MOVED and RENAMED: where from. */
  readonly was?: string
  /** A widening that no approval covers. */
  readonly needsApproval: boolean
}
