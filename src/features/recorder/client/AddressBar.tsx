import styles from './AddressBar.module.css'

/** A picture of a browser's address bar: where permissions are changed. */
export function AddressBar() {
  return (
    <svg className={styles.picture} viewBox="0 0 300 44" aria-hidden>
      <rect x="1" y="5" width="298" height="34" rx="17" className={styles.bar} />
      <circle cx="22" cy="22" r="13" className={styles.ring} />
      <path
        d="M15 18h6m4 0h4M15 26h2m4 0h8"
        className={styles.sliders}
        strokeLinecap="round"
        strokeWidth="2"
      />
      <circle cx="23" cy="18" r="2.2" className={styles.knob} />
      <circle cx="19" cy="26" r="2.2" className={styles.knob} />
      <rect x="44" y="18" width="120" height="8" rx="4" className={styles.address} />
      <path
        d="M250 17h12v10h-12zM262 21l6-3v8l-6-3zM247 14l24 16"
        className={styles.camera}
        strokeWidth="2"
      />
    </svg>
  )
}
