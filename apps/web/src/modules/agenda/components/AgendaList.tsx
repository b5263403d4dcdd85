import { capitalize, formatCount } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { InscriptionButton, CalendrierButton, EvenementRow } from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { hrefListe } from '../adresse.ts'
import { agendaQuery } from '../agenda.api.ts'
import { nomMois, parMois } from '../mois.ts'
import styles from './Agenda.module.css'

const Actes = ({ evenement }: { readonly evenement: CarteEvenement }) => {
  const { id, titre, isAnnule, isEnLigne, monInscription } = evenement
  const isInscrite = monInscription?.statut === 'inscrite' && !isAnnule
  return (
    <>
      {isInscrite && isEnLigne && (
        // Its page has the link, which lists never carry (R3-13).
        <ButtonLink to={pathTo('/evenement/:id', { id })} size="sm" variant="primary">
          <Icon name="video-camera" size="sm" />
          Rejoindre la visio<span className="sr-only">&nbsp;: {titre}</span>
        </ButtonLink>
      )}
      {isInscrite && !isEnLigne && (
        <CalendrierButton evenement={evenement} size="sm">
          Ajouter au calendrier<span className="sr-only">&nbsp;: {titre}</span>
        </CalendrierButton>
      )}
      <InscriptionButton evenement={evenement} variant="primary" />
    </>
  )
}

const Vide = ({ isFutur }: { readonly isFutur: boolean }) => (
  <EmptyState
    title={isFutur ? 'Ton agenda est libre' : 'Rien derrière toi, pour l’instant'}
    actions={<ButtonLink to={pathTo('/evenement')}>Voir les événements</ButtonLink>}
  >
    {isFutur
      ? 'Choisis un atelier près de chez toi ou un webinaire à midi.'
      : 'Les événements passés où tu étais inscrite se retrouvent ici.'}
  </EmptyState>
)

type AgendaListProps = { readonly isFutur: boolean; readonly page: number }

/** Her registrations, her waits and her favourites, month by month (mock-up 08). */
export const AgendaList = ({ isFutur, page }: AgendaListProps) => {
  const { evenements, nbevenements, limit } = useSuspenseQuery(agendaQuery(isFutur, page)).data
  const pageCount = pageCountOf(nbevenements, limit)
  if (evenements.length === 0 && page === 1) return <Vide isFutur={isFutur} />
  return (
    <>
      {parMois(evenements).map(({ mois, evenements: ofMois }) => (
        <section key={mois} className="section" aria-labelledby={`mois-${mois}`}>
          <div className="section__head">
            <h2 id={`mois-${mois}`}>{capitalize(nomMois(mois))}</h2>
            {/* A month that goes on at the next page is not counted. */}
            {pageCount === 1 && <span className="muted">{formatCount(ofMois.length, 'événement')}</span>}
          </div>
          <ul className={styles.lines}>
            {ofMois.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement}>
                  {isFutur && <Actes evenement={evenement} />}
                </EvenementRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={pageCount} hrefFor={(number) => hrefListe(isFutur, number)} />
      </div>
    </>
  )
}
