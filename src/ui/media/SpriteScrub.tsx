import { useEffect, useState } from 'react'
import { SpriteTile } from './SpriteTile'
import styles from './SpriteScrub.module.css'

interface SpriteScrubProps {
  /** One picture of ten rows of ten tiles; asked for when the pointer first rests here. */
  url: string
}

const restMs = 150

/** Over a still picture: a pointer that rests on it and moves across looks through the film. */
export function SpriteScrub({ url }: SpriteScrubProps) {
  const [isOver, setOver] = useState(false)
  const [isShown, setShown] = useState(false)
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!isOver) return
    const timer = window.setTimeout(() => setShown(true), restMs)
    return () => window.clearTimeout(timer)
  }, [isOver])
  return (
    <div
      role="presentation"
      className={styles.scrub}
      onPointerEnter={({ pointerType }) => setOver(pointerType === 'mouse')}
      onPointerMove={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        setShare(Math.max(0, Math.min(1, (clientX - left) / width)))
      }}
      onPointerLeave={() => {
        setOver(false)
        setShown(false)
      }}
    >
      {isShown && (
        <>
          <SpriteTile url={url} share={share} />
          <span className={styles.at} style={{ width: `${share * 100}%` }} />
        </>
      )}
    </div>
  )
}
