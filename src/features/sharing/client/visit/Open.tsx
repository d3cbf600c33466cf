import { Download } from 'lucide-react'
import type { ShareView } from '../../../../../generated/facts/features/sharing'
import { formatBytes } from '../../../../browser/text/format'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Approve } from './Approve'
import { Comments } from './Comments'
import { Films } from './Films'
import styles from './Share.module.css'
import { Stage } from './Stage'
import { useVisit } from './useVisit'

/** The film that is open, and what may be done with it. */
export function Open({ view }: { view: ShareView }) {
  const { at, say, visit, isGone, isForgotten } = useVisit()
  const { language } = visit.given
  const film = view.films[at] ?? view.films[0]
  if (!film) return null
  const isBeside = view.films.length > 1 || view.mayComment
  return (
    <div className={styles.open} data-beside={isBeside || undefined}>
      <div className={styles.film}>
        {isGone && (
          <InlineNotice tone="warn" role="alert">
            {say('sharing.visit.gone')}
          </InlineNotice>
        )}
        {isForgotten && (
          <output>
            <InlineNotice tone="ok">{say('sharing.visit.forgotten')}</InlineNotice>
          </output>
        )}
        <div className={styles.stage}>
          <Stage view={view} film={film} />
        </div>
        <div className={styles.title}>
          <div>
            <h1>{view.films.length > 1 ? film.title : view.title}</h1>
            {view.message && <p className={styles.message}>{view.message}</p>}
            {film.description && <p className={styles.message}>{film.description}</p>}
          </div>
          {film.downloadUrl && (
            <LinkButton
              href={film.downloadUrl}
              download=""
              icon={<Download size={16} aria-hidden />}
              onClick={() => visit.downloaded(film.versionId)}
            >
              {say('sharing.visit.download', {
                size: formatBytes(film.downloadBytes ?? 0, language),
              })}
            </LinkButton>
          )}
        </div>
        {view.mayApprove && <Approve key={film.versionId} film={film} by={view.look?.sharedBy} />}
      </div>
      {isBeside && (
        <aside className={styles.beside}>
          {view.films.length > 1 && <Films films={view.films} />}
          {view.mayComment && <Comments view={view} programId={film.programId} />}
        </aside>
      )}
    </div>
  )
}
