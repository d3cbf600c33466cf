import { useMemo, type CSSProperties } from 'react'
import { createSay } from '../../../../browser/text/createSay'
import { Closed, Unknown } from './Closed'
import { Footer } from './Footer'
import { Gate } from './Gate'
import { Header } from './Header'
import { Open } from './Open'
import styles from './Share.module.css'
import { Stage } from './Stage'
import { useVisit, VisitContext } from './useVisit'
import type { Visit } from './visit'

/** /s/{key}: programs for people without an account. */
export function SharePage({ visit }: { visit: Visit }) {
  const { language, words } = visit.given
  const visiting = useMemo(
    () => ({ visit, say: createSay(language, words) }),
    [visit, language, words],
  )
  return (
    <VisitContext value={visiting}>
      <Page />
    </VisitContext>
  )
}

function Page() {
  const { view, visit } = useVisit()
  const accent = view?.look?.accent
  const own = accent && {
    '--accent': accent,
    '--accent-hover': `color-mix(in srgb, ${accent} 88%, black)`,
    '--accent-pressed': `color-mix(in srgb, ${accent} 76%, black)`,
  }
  const [film] = view?.state === 'open' ? view.films : []
  // Around the frame is the page of another site.
  if (view && film && visit.isEmbedded)
    return (
      <main className={styles.embedded} style={own as CSSProperties} aria-label={view.title}>
        <Stage view={view} film={film} />
      </main>
    )
  return (
    <div className={styles.page} style={own as CSSProperties}>
      <Header />
      <main className={styles.main}>
        <Content />
      </main>
      <Footer />
    </div>
  )
}

function Content() {
  const { view } = useVisit()
  if (!view) return <Unknown />
  if (view.state === 'open') return <Open view={view} />
  if (view.state === 'password' || view.state === 'emailCode') return <Gate by={view.state} />
  return <Closed view={view} state={view.state} />
}
