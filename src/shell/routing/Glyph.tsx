/** The few signs that show before the shell, drawn by hand: the icon registry would weigh on the sign-in page. */
const paths = {
  warning: 'M12 8v5m0 3.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  role: 'M15.5 8.5h.01M14.5 15a6 6 0 1 0-5.6-3.9L3 17v4h4v-2h2v-2h2l1.9-1.9c.5.2 1 .2 1.6-.1z',
  lost: 'M9 4 3 6.5v13L9 17l6 3 6-2.5v-13L15 7 9 4zm0 0v13m6-10v13',
  offline:
    'M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5.2-2.8M2 9a15 15 0 0 1 4.5-2.9M22 9a15 15 0 0 0-11-4M19 13a10 10 0 0 0-2-1.6M12 20h.01',
}

export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  )
}
