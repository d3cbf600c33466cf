import styles from './SpriteTile.module.css'

interface SpriteTileProps {
  /** One picture of ten rows of ten tiles. */
  url: string
  /** From 0, the beginning of the film, to 1. */
  share: number
}

const across = 10

/** The picture at one moment of a film; as wide as the place it stands in. */
export function SpriteTile({ url, share }: SpriteTileProps) {
  const tile = Math.max(0, Math.min(across * across - 1, Math.floor(share * across * across)))
  const percent = (step: number) => `${(step / (across - 1)) * 100}%`
  const backgroundPosition = `${percent(tile % across)} ${percent(Math.floor(tile / across))}`
  return (
    <span
      className={styles.tile}
      data-tile={tile}
      style={{ backgroundImage: `url(${JSON.stringify(url)})`, backgroundPosition }}
      aria-hidden
    />
  )
}
