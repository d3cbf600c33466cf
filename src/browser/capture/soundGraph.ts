// The sound that is recorded: the microphone, turned up or down, and the sound of the screen. The
// recorder gets one track for all of a take, so that another microphone needs no other take.
import { ownScriptUrl } from '../trustedTypes'
import meterAddress from './soundMeter.worklet?worker&url'
import type { SoundWindow } from './soundWindow'

export interface SoundGraph {
  readonly track: MediaStreamTrack
  /** Instead of the former one; undefined is none. Its stream is not closed. */
  useMicrophone(stream: MediaStream | undefined): void
  useScreenSound(stream: MediaStream | undefined): void
  /** 1 is as it comes. */
  setGain(gain: number): void
  close(): Promise<void>
}

const samplesPerSecond = 48_000

export async function openSoundGraph(measured: (window: SoundWindow) => void): Promise<SoundGraph> {
  const context = new AudioContext({ sampleRate: samplesPerSecond })
  await context.audioWorklet.addModule(ownScriptUrl(meterAddress))
  // A context made before the first press is suspended until then.
  void context.resume()
  const destination = context.createMediaStreamDestination()
  const gain = context.createGain()
  const mix = context.createGain()
  const meter = new AudioWorkletNode(context, 'soundMeter', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  gain.connect(mix)
  mix.connect(destination)
  mix.connect(meter)
  meter.port.addEventListener('message', ({ data }: MessageEvent<SoundWindow>) => measured(data))
  meter.port.start()

  const microphone = createInlet(context, gain)
  const screen = createInlet(context, mix)
  return {
    track: destination.stream.getAudioTracks()[0]!,
    useMicrophone: microphone,
    useScreenSound: screen,
    setGain(value) {
      gain.gain.value = value
    },
    async close() {
      for (const track of destination.stream.getTracks()) track.stop()
      await context.close()
    },
  }
}

function createInlet(context: AudioContext, into: AudioNode) {
  let source: AudioNode | undefined
  return (stream: MediaStream | undefined): void => {
    source?.disconnect()
    const hasSound = stream !== undefined && stream.getAudioTracks().length > 0
    source = hasSound ? context.createMediaStreamSource(stream) : undefined
    source?.connect(into)
  }
}
