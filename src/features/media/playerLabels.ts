import type { TextParams } from '../../../generated/facts/text'

type PlayerKey = Extract<keyof TextParams, `media.player.${string}`>

/** As any page fills its texts. */
type Say = <Key extends PlayerKey>(
  key: Key,
  ...filling: undefined extends TextParams[Key]
    ? [params?: TextParams[Key]]
    : [params: TextParams[Key]]
) => string

/** All that a player says. */
export function playerLabels(t: Say) {
  return {
    play: t('media.player.play'),
    pause: t('media.player.pause'),
    replay: t('media.player.replay'),
    seek: t('media.player.seek'),
    timeOf: (time: string, duration: string) => t('media.player.timeOf', { time, duration }),
    mute: t('media.player.mute'),
    unmute: t('media.player.unmute'),
    volume: t('media.player.volume'),
    captions: t('media.player.captions'),
    captionsOff: t('media.player.captionsOff'),
    speed: t('media.player.speed'),
    quality: t('media.player.quality'),
    sound: t('media.player.sound'),
    usualSound: t('media.player.usualSound'),
    autoQuality: t('media.player.auto'),
    playsNow: (quality: string) => t('media.player.playsNow', { quality }),
    bitRate: (rate: string) => t('media.player.bitRate', { rate }),
    savesData: t('media.player.savesData'),
    speedKeys: (slower: string, faster: string) => t('media.player.speedKeys', { slower, faster }),
    settings: t('media.player.settings'),
    fullscreen: t('media.player.fullscreen'),
    exitFullscreen: t('media.player.exitFullscreen'),
    theatre: t('media.player.theatre'),
    exitTheatre: t('media.player.exitTheatre'),
    next: t('media.player.next'),
    chapters: t('media.player.chapters'),
    noConnection: t('media.player.noConnection'),
    pictureInPicture: t('media.player.pictureInPicture'),
    loading: t('media.player.loading'),
    error: t('media.player.error'),
    retry: t('media.player.retry'),
  }
}
