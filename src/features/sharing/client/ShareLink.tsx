import { useUnit } from 'effector-react'
import { useId } from 'react'
import type { ListSharePagesRow } from '../../../../generated/facts/features/sharing'
import { useText } from '../../../browser/text/useText'
import type { BlockProps } from '../../../screens/client'
import { Button } from '../../../ui/buttons/Button'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { TextField } from '../../../ui/fields/TextField'
import { Icon } from '../../../ui/icons/Icon'
import { asksNothing } from '../share'
import { newPage } from './newPage.model'
import { codeCopied, linkCopied } from './sharing.model'
import styles from './Sharing.module.css'

/** The address of a page, to be passed on. */
export function ShareLink({ row }: Pick<BlockProps<ListSharePagesRow>, 'row'>) {
  const t = useText()
  const lackId = useId()
  const { copy, copyCode, seek } = useUnit({
    copy: linkCopied,
    copyCode: codeCopied,
    seek: newPage.fieldSought,
  })
  const address = new URL(row.link, location.origin).href
  const lack = embedLack(row)
  // Somebody who cannot change the page is not led to a field.
  const mayEmbed = !lack || row.may.includes('edit')
  const isOver = row.state !== 'active' && row.state !== 'early'
  return (
    <section className={styles.block}>
      <TextField
        label={t('sharing.link.title')}
        readOnly
        value={address}
        hint={isOver ? t('sharing.link.ended') : undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.acts}>
        <Button icon={<Icon name="copy" />} onClick={() => copy(row.link)}>
          {t('sharing.link.copy')}
        </Button>
        <LinkButton href={row.link} target="_blank" rel="noopener" icon={<Icon name="link" />}>
          {t('sharing.link.open')}
        </LinkButton>
        {mayEmbed && (
          <Button
            icon={<Icon name="document" />}
            aria-describedby={lack && lackId}
            onClick={() => (lack ? seek(lack) : copyCode(frameOf(address)))}
          >
            {t(lack ? 'sharing.link.embedLacking' : 'sharing.link.embed')}
          </Button>
        )}
      </div>
      {lack && mayEmbed && (
        <p id={lackId} className={styles.line}>
          {t(`sharing.link.lack.${lack}`)}
        </p>
      )}
    </section>
  )
}

/** The field that keeps other sites from showing the page. */
function embedLack({ access, embedSites }: ListSharePagesRow) {
  if (!asksNothing(access)) return 'access'
  return embedSites.length === 0 ? 'embedSites' : undefined
}

const frameOf = (address: string) =>
  `<iframe src="${address}" width="960" height="540" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`
