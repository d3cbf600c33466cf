// The cameras and microphones of this computer. Labels are known once the person allowed one.

export interface Device {
  readonly deviceId: string
  readonly label: string
}

export interface Devices {
  readonly cameras: readonly Device[]
  readonly microphones: readonly Device[]
}

export async function listDevices(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return { cameras: ofKind(all, 'videoinput'), microphones: ofKind(all, 'audioinput') }
}

/** Calls back after each change of the devices, until the returned function is called. */
export function watchDevices(changed: (devices: Devices) => void): () => void {
  const stop = new AbortController()
  const look = () => void listDevices().then((devices) => !stop.signal.aborted && changed(devices))
  navigator.mediaDevices?.addEventListener('devicechange', look, { signal: stop.signal })
  return () => stop.abort()
}

/** Browsers change ids now and then; the label is the second try. Undefined: the system's choice. */
export function findRemembered(
  devices: readonly Device[],
  remembered: Device | undefined,
): Device | undefined {
  if (!remembered) return undefined
  const labelled = remembered.label === '' ? undefined : remembered.label
  return (
    devices.find(({ deviceId }) => deviceId === remembered.deviceId) ??
    devices.find(({ label }) => label === labelled)
  )
}

function ofKind(all: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] {
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }))
}
