// What is heard in the demo's films, as sources of ffmpeg: soft, and the same every time.

/** Somebody who speaks in a language nobody knows, as fast as the mouths of `person` move. */
export function voice(pitch: number, loopS = 5): string {
  const at = `mod(t/${loopS}\\,1)`
  const mouth = `max(0\\,sin(26*PI*${at}))*(0.65+0.35*sin(6*PI*${at}))*gte(sin(2*PI*(${at}+0.06))\\,-0.86)`
  const melody = `2*PI*${pitch}*t+2.2*sin(2*PI*0.8*t)+0.7*sin(2*PI*2.2*t)`
  const tone = [0.5, 0.34, 0.22, 0.12, 0.06]
    .map((loud, n) => `${loud}*sin(${n + 1}*(${melody}))`)
    .join('+')
  return `aevalsrc='0.5*(${tone})*${mouth}':s=12000,aresample=44100,lowpass=f=1800,aecho=0.9:0.5:22:0.12,volume=8dB,alimiter=limit=0.7:level=0`
}

/** Waves that come and go. */
export const sea = 'anoisesrc=color=pink:amplitude=0.5:seed=4,lowpass=f=900,tremolo=f=0.25:d=0.6'
/** An oven, a hall, a street: something is always heard. */
export const room = 'anoisesrc=color=brown:amplitude=0.3:seed=9,lowpass=f=500'
export const crowd = 'anoisesrc=color=brown:amplitude=0.5:seed=3,highpass=f=150,tremolo=f=2:d=0.4'
export const projector =
  'anoisesrc=color=white:amplitude=0.06:seed=2,lowpass=f=2400,tremolo=f=18:d=0.7'
export const tone = 'sine=frequency=1000'

/** Three notes, one after the other, again and again. */
export function bells(notes: readonly number[], everyS: number): string {
  const each = notes.map((note, n) => {
    const since = `mod(t+${(everyS * n) / notes.length}\\,${everyS})`
    return `0.2*sin(2*PI*${note}*t)*exp(-3*${since})`
  })
  return `aevalsrc='${each.join('+')}':s=44100,lowpass=f=3000`
}
