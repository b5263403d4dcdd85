import { formatDayMonth } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { LienApercu, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { ICONES_RESSOURCE } from '#modules/ressources/ressources.public.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { cx } from '#ui/cx.ts'
import { ELSEWHERE } from '#ui/elsewhere.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Publication.module.css'

/** What the first link of the text leads to. Its picture is stored here: nothing is asked from that site. */
const ApercuLink = ({ apercu }: { readonly apercu: LienApercu }) => (
  <a href={apercu.url} {...ELSEWHERE} className={cx(styles.link, styles.preview)}>
    {apercu.image && (
      <img
        src={pictureOf(apercu.image.nom, 800)}
        alt=""
        loading="lazy"
        style={{ aspectRatio: Math.max(1, apercu.image.proportions) }}
      />
    )}
    <span className={styles.words}>
      <span className="small muted">
        {apercu.site}
        <span className="sr-only"> (nouvelle fenêtre)</span>
      </span>
      <strong>{apercu.titre}</strong>
      {apercu.description && <span className={styles.description}>{apercu.description}</span>}
    </span>
  </a>
)

/** What a post is about: a link, an event, a help request, a resource. */
export const JointsList = ({ publication }: { readonly publication: Publication }) => {
  const { lienApercu, evenement, coupDePouce, ressource } = publication
  if (!lienApercu && !evenement && !coupDePouce && !ressource) return null
  return (
    <div className={styles.joined}>
      {lienApercu && <ApercuLink apercu={lienApercu} />}
      {evenement && (
        <Anchor to={pathTo('/evenement/:id', { id: evenement.id })} className={styles.link}>
          <Icon name="calendar-dots" />
          <span>
            <span className="small muted">
              Événement du {formatDayMonth(localDayOf(evenement.dateDebut, ZONE_PARIS))}
            </span>
            <strong>{evenement.titre}</strong>
          </span>
        </Anchor>
      )}
      {coupDePouce && (
        <Anchor to={pathTo('/coup-de-pouce/:id', { id: coupDePouce.id })} className={styles.link}>
          <Icon name="hand-heart" />
          <span>
            <span className="small muted">Coup de pouce</span>
            <strong>{coupDePouce.titre}</strong>
          </span>
        </Anchor>
      )}
      {ressource && (
        <Anchor to={cheminRessource(ressource)} className={styles.link}>
          <Icon name={ICONES_RESSOURCE[ressource.type]} />
          <span>
            <span className="small muted">{TYPES_RESSOURCE[ressource.type]}</span>
            <strong>{ressource.titre}</strong>
          </span>
        </Anchor>
      )}
    </div>
  )
}
