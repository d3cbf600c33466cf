export type Theme = 'light' | 'dark'

/** The product's colours that a brand stands on or under, as src/ui/theme/tokens.css has them (a test compares). */
export const surfaces: Readonly<Record<string, Readonly<Record<Theme, string>>>> = {
  'bg-app': { light: '#ffffff', dark: '#111419' },
  'bg-panel': { light: '#f6f7f9', dark: '#15181e' },
  'bg-sunken': { light: '#eef0f3', dark: '#0c0e12' },
  'bg-raised': { light: '#ffffff', dark: '#1a1e25' },
  'bg-overlay': { light: '#ffffff', dark: '#1f232b' },
}

/** Text colours used on surfaces that the brand tints. */
export const texts: typeof surfaces = {
  'fg-default': { light: '#16191f', dark: '#eceef2' },
  'fg-muted': { light: '#4c525d', dark: '#b1b7c2' },
  'fg-subtle': { light: '#5d636e', dark: '#959ca9' },
}

/** The text colour on the accent itself, in both themes. */
export const onAccent = '#ffffff'
