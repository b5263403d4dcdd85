import { formatCount, formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresIntervenants,
  IntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Espace } from '#kit/back-offices.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Tag } from '#ui/Tag.tsx'
import { creationHref } from '../adresses.ts'
import { intervenantsQuery } from '../bo-intervenants.api.ts'
import { metierOf, nomOf } from '../choix.ts'
import { lookOf } from '../consentement.ts'
import { hrefOf, isNarrowed } from '../filtres.ts'
import styles from './Liste.module.css'

type ListeProps = {
  readonly espace: Espace
  readonly filtres: FiltresIntervenants
  readonly page: number
  /** Whose record is shown beside. */
  readonly shown: string | undefined
}

type LigneProps = { readonly intervenant: IntervenantBo; readonly to: string; readonly isShown: boolean }

const Ligne = ({ intervenant, to, isShown }: LigneProps) => {
  const { nom: consentement, ...look } = lookOf(intervenant)
  return (
    <Link to={to} className={styles.line} aria-current={isShown ? 'true' : undefined}>
      <Avatar src={miniatureOf(intervenant.photo)} size="sm" />
      <span className={styles.who}>
        <span className={styles.name}>{nomOf(intervenant)}</span>
        <span className="small muted">{metierOf(intervenant)}</span>
      </span>
      <span className={styles.state}>
        <Tag {...look}>
          <span className="sr-only">Consentement&nbsp;: </span>
          {consentement}
        </Tag>
        <span className="small muted">{formatCount(intervenant.nbEvenements, 'événement')}</span>
      </span>
    </Link>
  )
}

/** A page of the records, by name. */
export const Liste = ({ espace, filtres, page, shown }: ListeProps) => {
  const { intervenants, nbintervenants, limit, plus } = useSuspenseQuery(
    intervenantsQuery(filtres, page),
  ).data
  const narrowed = page > 1 || isNarrowed(filtres)
  return (
    <section aria-label="Liste des intervenantes">
      <p className="list-count">
        <output>{formatTotal(nbintervenants, plus, 'intervenante')}</output>
      </p>
      {intervenants.length === 0 ? (
        <EmptyState
          title={narrowed ? 'Aucune intervenante ne correspond' : 'Aucune intervenante ici'}
          actions={
            narrowed ? (
              <ButtonLink to={hrefOf(espace, { onglet: filtres.onglet })}>Tout afficher</ButtonLink>
            ) : (
              filtres.onglet === 'actives' && (
                <ButtonLink to={creationHref(espace)}>Ajouter une intervenante</ButtonLink>
              )
            )
          }
        >
          {narrowed
            ? 'Change de filtre, ou cherche un autre nom.'
            : 'Une fiche se retrouve d’un événement à l’autre.'}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {intervenants.map((intervenant) => (
            <li key={intervenant.id}>
              <Ligne
                intervenant={intervenant}
                to={hrefOf(espace, { ...filtres, id: intervenant.id }, page)}
                isShown={intervenant.id === shown}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbintervenants, limit)}
          hrefFor={(number) => hrefOf(espace, filtres, number)}
        />
      </div>
    </section>
  )
}
