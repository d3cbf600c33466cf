import type {
  Block,
  Music,
  Overlay,
  Timeline,
  Words,
} from '../../../../generated/facts/features/programs'

/** What can be done to a timeline. Positions are frames, places count blocks; new ids come along. */
export type Op =
  | { op: 'insert'; at: number; blocks: readonly Block[] }
  | { op: 'remove'; blockIds: readonly string[] }
  /** To a place among the others. */
  | { op: 'move'; blockId: string; to: number }
  | { op: 'trim'; blockId: string; in?: number; out?: number }
  /** At a frame of the block. */
  | { op: 'split'; blockId: string; at: number; newId: string }
  /** Makes one piece of it and the block after it, where they follow each other in their source. */
  | { op: 'unsplit'; blockId: string }
  /** Without media: empties a slot. */
  | {
      op: 'setMedia'
      blockId: string
      media?: Block['media']
      in?: number
      out?: number
      kind?: 'clip' | 'image'
      by?: 'auto'
    }
  | { op: 'setText'; blockId: string; text: Words }
  | { op: 'setJoin'; blockId: string; join: Block['join'] }
  | { op: 'setSound'; blockId: string; gainDb?: number; muted?: boolean }
  | { op: 'setFit'; blockId: string; fit?: Block['fit']; focus?: Block['focus'] }
  | { op: 'addOverlay'; blockId: string; overlay: Overlay }
  | { op: 'setOverlay'; blockId: string; overlay: Overlay }
  | { op: 'removeOverlay'; blockId: string; overlayId: string }
  | { op: 'setMusic'; music?: Music }
  /** null: none any more. */
  | {
      op: 'setLook'
      aspect?: Timeline['aspect']
      brand?: Timeline['brand']
      logo?: Timeline['logo'] | null
      burnIn?: string | null
    }
  | TemplateOp
  | RestoreOp

/** What a version of a template makes of a program: its parts in order, slots without media. */
export interface TemplateOp {
  readonly op: 'applyTemplate'
  readonly template: NonNullable<Timeline['template']>
  readonly blocks: readonly Block[]
  readonly brand: Timeline['brand']
  readonly logo?: Timeline['logo']
  readonly music?: Music
}

/** Takes back what another op did: it fits what that op left, and nothing else. */
export interface RestoreOp {
  readonly op: 'restore'
  /** These many blocks from this place are replaced. */
  readonly at: number
  readonly drop: number
  readonly blocks: readonly Block[]
  readonly rest: Omit<Timeline, 'blocks'>
}

export type RefusalCode =
  | 'blockLocked'
  | 'keptByTemplate'
  | 'nothingYet'
  | 'malformed'
  | 'notOnePiece'
  | 'notThere'
  | 'slotOrder'
  | 'tooManyBlocks'
  | 'tooManyOverlays'
  | 'tooShort'
  | 'wrongKind'

export interface Refusal {
  readonly refused: RefusalCode
}

export const refused = (code: RefusalCode): Refusal => ({ refused: code })

export const isRefusal = (value: object): value is Refusal => 'refused' in value

/** One kind of op, done to a timeline; what it leaves is settled afterwards. */
export type Change<Kind extends Op['op']> = (
  timeline: Timeline,
  op: Extract<Op, { op: Kind }>,
) => Timeline | Refusal
