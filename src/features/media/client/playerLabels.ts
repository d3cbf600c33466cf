import type { Translate } from '../../../browser/text/text.model'
import type { PlayerLabels } from '../../../ui/media/labels'

export function playerLabels(t: Translate): PlayerLabels {
  return {
    play: t('media.player.play'),
    pause: t('media.player.pause'),
    replay: t('media.player.replay'),
    seek: t('media.player.seek'),
    timeOf: (time, duration) => t('media.player.timeOf', { time, duration }),
    mute: t('media.player.mute'),
    unmute: t('media.player.unmute'),
    volume: t('media.player.volume'),
    captions: t('media.player.captions'),
    captionsOff: t('media.player.captionsOff'),
    speed: t('media.player.speed'),
    quality: t('media.player.quality'),
    autoQuality: (quality) =>
      quality ? t('media.player.autoOf', { quality }) : t('media.player.auto'),
    settings: t('media.player.settings'),
    fullscreen: t('media.player.fullscreen'),
    exitFullscreen: t('media.player.exitFullscreen'),
    noConnection: t('media.player.noConnection'),
    pictureInPicture: t('media.player.pictureInPicture'),
    loading: t('media.player.loading'),
    error: t('media.player.error'),
    retry: t('media.player.retry'),
  }
}
