import { createEffect } from 'effector'
import { ownScriptUrl } from './trustedTypes'

/** Service workers are missing or disabled for this page. */
export class WorkerUnavailable extends Error {}

/** The state of the service worker when the page looks for a new build. */
export interface WorkerStatus {
  isVisible: boolean
  isInstalling: boolean
  /** Another build is stored and can be activated. */
  isWaiting: boolean
}

let registration: ServiceWorkerRegistration | undefined

export const registerWorkerFx = createEffect(async (address: string): Promise<WorkerStatus> => {
  if (!isSecureContext || !navigator.serviceWorker) throw new WorkerUnavailable('not supported')
  try {
    // Extensions and settings that block registration may make it return undefined.
    registration = (await navigator.serviceWorker.register(ownScriptUrl(address))) ?? undefined
  } catch (error) {
    throw error instanceof DOMException ? new WorkerUnavailable(error.message) : error
  }
  if (!registration) throw new WorkerUnavailable('blocked')
  registration.active?.postMessage({ type: 'TIDY' })
  return readWorkerStatus()
})

export const readWorkerStatusFx = createEffect(readWorkerStatus)

/** Fails if a build cannot be fetched or stored. */
export const checkForUpdateFx = createEffect(async (): Promise<WorkerStatus> => {
  await registration?.update()
  const { installing } = registration ?? {}
  if (installing && (await leftInstalling(installing)) === 'redundant')
    throw new Error('not installed')
  return readWorkerStatus()
})

/** False: none is waiting, because the new build is active already. */
export const activateWaitingFx = createEffect((): boolean => {
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  return Boolean(registration?.waiting)
})

function readWorkerStatus(): WorkerStatus {
  const { active, installing, waiting } = registration ?? {}
  return {
    isVisible: !document.hidden,
    isInstalling: Boolean(installing),
    // The very first worker activates by itself, so it does not count as waiting.
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
