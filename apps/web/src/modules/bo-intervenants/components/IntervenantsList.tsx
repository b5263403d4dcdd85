import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { IntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineLink, LineList } from '#ui/LineList.tsx'
import { Tag } from '#ui/Tag.tsx'
import { creationHref } from '../adresses.ts'
import { intervenantsQuery } from '../bo-intervenants.api.ts'
import { metierOf, nomOf } from '../choix.ts'
import { lookOf } from '../consentement.ts'
import { liste } from '../liste.ts'
import styles from './IntervenantsList.module.css'

type LigneProps = { readonly intervenant: IntervenantBo; readonly to: string; readonly isShown: boolean }

const Ligne = ({ intervenant, to, isShown }: LigneProps) => {
  const { nom: consentement, ...look } = lookOf(intervenant)
  return (
    <LineLink to={to} isCurrent={isShown} className={styles.line}>
      <Avatar name={nomOf(intervenant)} src={miniatureOf(intervenant.photo)} size="sm" />
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
    </LineLink>
  )
}

type IntervenantsListProps = {
  readonly espace: Espace
  /** Id of the record shown beside the list. */
  readonly shown: string | undefined
}

/** A page of records, sorted by name. */
export const IntervenantsList = ({ espace, shown }: IntervenantsListProps) => {
  const view = useList(liste, { espace })
  const { filters, page } = view
  const { intervenants, nbintervenants, limit, plus } = useSuspenseQuery(
    intervenantsQuery(filters, page),
  ).data
  return (
    <section aria-label="Liste des intervenantes">
      <ListPage
        view={view}
        total={{ nb: nbintervenants, plus, limit }}
        noun="intervenante"
        isEmpty={intervenants.length === 0}
        noMatch={{
          title: 'Aucune intervenante ne correspond',
          text: 'Change de filtre, ou cherche un autre nom.',
          all: liste.href({ espace }, { onglet: filters.onglet }),
        }}
        empty={
          <EmptyState
            title="Aucune intervenante ici"
            level={3}
            actions={
              filters.onglet === 'actives' && (
                <ButtonLink to={creationHref(espace)}>Ajouter une intervenante</ButtonLink>
              )
            }
          >
            Une fiche se retrouve d’un événement à l’autre.
          </EmptyState>
        }
      >
        <LineList>
          {intervenants.map((intervenant) => (
            <li key={intervenant.id}>
              <Ligne
                intervenant={intervenant}
                to={liste.href({ espace, id: intervenant.id }, filters, page)}
                isShown={intervenant.id === shown}
              />
            </li>
          ))}
        </LineList>
      </ListPage>
    </section>
  )
}
