import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { EnteteParticipations } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { editionHref, statutOf } from '#modules/bo-evenements/bo-evenements.public.ts'
import {
  EvenementDate,
  EvenementTags,
  heuresOf,
  placesOf,
  quandOf,
} from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Gauge } from '#ui/Gauge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import styles from './EvenementHead.module.css'

type EvenementHeadProps = { readonly espace: Espace; readonly entete: EnteteParticipations }

const lieuOf = ({ isEnLigne, adresse, ville }: EnteteParticipations): string =>
  isEnLigne ? '' : [adresse, ville].filter(Boolean).join(', ')

const Places = ({ entete }: { readonly entete: EnteteParticipations }) => {
  const { nombrePlacesTotal: total, nbInscrites, nbProposees } = entete
  if (total === null) return <p className="strong">{formatCount(nbInscrites, 'inscrite')}, sans limite</p>
  // An offered seat is reserved, so it counts as taken.
  const prises = nbInscrites + nbProposees
  return <Gauge value={prises} max={total} label={placesOf(Math.max(0, total - prises))} />
}

/** The event of the lists below. */
export const EvenementHead = ({ espace, entete }: EvenementHeadProps) => {
  useNamedPage(entete.titre)
  const { nom: statut, ...look } = statutOf(entete)
  const quand = quandOf(entete)
  return (
    <Card className={styles.head}>
      <EvenementDate evenement={entete} className={styles.date} />
      <div className={styles.texts}>
        <div className={styles.tags}>
          <EvenementTags
            evenement={{
              evenementType: entete.evenementType === null ? null : { libelle: entete.evenementType },
              isEnLigne: entete.isEnLigne,
            }}
          />
          <Tag {...look}>{statut}</Tag>
        </div>
        <h1 tabIndex={-1} data-page-title="" className={styles.title}>
          {entete.titre}
        </h1>
        <p className="muted">
          {[quand && heuresOf(quand), lieuOf(entete), entete.territoires.join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.places}>
        <Places entete={entete} />
        <ButtonLink size="sm" block to={editionHref(espace, entete.id)}>
          <Icon name="pencil-simple" size="sm" />
          Modifier les places
        </ButtonLink>
      </div>
    </Card>
  )
}
