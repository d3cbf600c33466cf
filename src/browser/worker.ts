import { createEffect } from 'effector'
import { ownScriptUrl } from './trustedTypes'

/** This browser, or the way it is set up, has no service workers for this page. */
export class WorkerUnavailable extends Error {}

/** What the page knows when it is about to look for another build. */
export interface WorkerStatus {
  isVisible: boolean
  isInstalling: boolean
  /** Another build is stored and could take over. */
  isWaiting: boolean
}

let registration: ServiceWorkerRegistration | undefined

export const registerWorkerFx = createEffect(async (address: string): Promise<WorkerStatus> => {
  if (!isSecureContext || !navigator.serviceWorker) throw new WorkerUnavailable('not supported')
  try {
    // Extensions and settings that block it may make it answer nothing.
    registration = (await navigator.serviceWorker.register(ownScriptUrl(address))) ?? undefined
  } catch (error) {
    throw error instanceof DOMException ? new WorkerUnavailable(error.message) : error
  }
  if (!registration) throw new WorkerUnavailable('blocked')
  registration.active?.postMessage({ type: 'TIDY' })
  return readWorkerStatus()
})

export const readWorkerStatusFx = createEffect(readWorkerStatus)

/** Fails where a build cannot be fetched or stored. */
export const checkForUpdateFx = createEffect(async (): Promise<WorkerStatus> => {
  await registration?.update()
  const { installing } = registration ?? {}
  if (installing && (await leftInstalling(installing)) === 'redundant')
    throw new Error('not installed')
  return readWorkerStatus()
})

/** False: nobody waits, the other build has taken over already. */
export const activateWaitingFx = createEffect((): boolean => {
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  return Boolean(registration?.waiting)
})

function readWorkerStatus(): WorkerStatus {
  const { active, installing, waiting } = registration ?? {}
  return {
    isVisible: !document.hidden,
    isInstalling: Boolean(installing),
    // The first of all takes over by itself.
    isWaiting: Boolean(active && waiting),
  }
}

function leftInstalling(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve(worker.state)
    worker.addEventListener('statechange', look)
    look()
  })
}
