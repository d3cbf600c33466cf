// The stages of the recorder, what happens in them, and what it does then.
import type { StopWhy } from './take'

/** elsewhere: another tab records. */
export type BlockedReason =
  | 'denied'
  | 'dismissed'
  | 'silent'
  | 'none'
  | 'inUse'
  | 'unsupported'
  | 'elsewhere'

export type Stage =
  | { readonly is: 'closed' }
  | { readonly is: 'asking' }
  | { readonly is: 'inviting' }
  | { readonly is: 'blocked'; readonly reason: BlockedReason }
  | { readonly is: 'ready' }
  | { readonly is: 'choosing' }
  | { readonly is: 'counting' }
  | { readonly is: 'starting' }
  | { readonly is: 'recording' }
  | { readonly is: 'paused'; readonly why: 'pausePressed' | 'micEnded' }
  | { readonly is: 'stopping'; readonly why: StopWhy }
  | { readonly is: 'reviewing' }
  | { readonly is: 'saving' }

type Plain =
  | 'opened'
  | 'allowPressed'
  | 'tryPressed'
  | 'deviceAppeared'
  | 'streamOpened'
  | 'sourceChosen'
  | 'deviceChosen'
  | 'recordPressed'
  | 'screenChosen'
  | 'screenRefused'
  | 'spacePressed'
  | 'escapePressed'
  | 'tabHidden'
  | 'takeOpened'
  | 'recorderStarted'
  | 'startFailed'
  | 'pausePressed'
  | 'micEnded'
  | 'resumePressed'
  | Exclude<StopWhy, 'micEnded'>
  | 'takeClosed'
  | 'newPressed'
  | 'takeWatched'
  | 'noneLeft'
  | 'savePressed'
  | 'saved'
  | 'saveRefused'
  | 'serverUnreachable'
  | 'leavePressed'

export type RecorderEvent =
  | { readonly is: Plain }
  | { readonly is: 'permissionRead'; readonly isPrompt: boolean }
  | { readonly is: 'refused'; readonly reason: BlockedReason }
  /** Seconds left of the countdown. */
  | { readonly is: 'ticked'; readonly left: number }

export interface Facts {
  /** The person has seen the browser's question, or pressed for it. */
  readonly wasAsked: boolean
  readonly needsScreen: boolean
  readonly hasScreen: boolean
  /** Room on the disk, in minutes of recording. */
  readonly minutesLeft: number
  /** True where no microphone is recorded. */
  readonly isMicAlive: boolean
  /** Camera and microphone are open and were not unplugged. */
  readonly areStreamsAlive: boolean
}

export type Act =
  /** And then, for what was chosen, the permissions. */
  | 'readSettings'
  | 'openDevices'
  | 'closeStreams'
  /** And the room on the disk. */
  | 'lookAround'
  | 'chooseScreen'
  | 'persistStorage'
  | 'startCountdown'
  | 'sayNoSpace'
  /** Lock, folder, wake lock, leaving guard, growing upload. */
  | 'openTake'
  | 'startRecorder'
  /** Stops a recorder that came too late, and removes the take, in which nothing is. */
  | 'abandonTake'
  | 'pauseRecorder'
  | 'resumeRecorder'
  /** The last chunk, the log's `stopped`, the lock; after 30 s with what is there. Answers takeClosed. */
  | 'stopRecorder'
  | 'saveTake'
  | 'keepForLater'
  | 'sayKeptHere'
