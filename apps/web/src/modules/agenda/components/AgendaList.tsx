import { capitalize, formatCount } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-now.ts'
import {
  AttestationButton,
  CalendrierButton,
  EvenementRow,
  InscriptionButton,
  isAttestable,
} from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { liste } from '../adresse.ts'
import { agendaQuery } from '../agenda.api.ts'
import { nomMois, parMois } from '../mois.ts'
import styles from './Agenda.module.css'

const Actes = ({ evenement }: { readonly evenement: CarteAgenda }) => {
  const { id, titre, isAnnule, isEnLigne, monInscription } = evenement
  const isInscrite = monInscription?.statut === 'inscrite' && !isAnnule
  return (
    <>
      {isInscrite && isEnLigne && (
        // The video link is on the event page only: list responses never contain it (R3-13).
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

/** The attestation of a past event, for a member who came. */
const Attestation = ({ evenement }: { readonly evenement: CarteAgenda }) => (
  <AttestationButton evenement={evenement} size="sm">
    Mon attestation<span className="sr-only">&nbsp;: {evenement.titre}</span>
  </AttestationButton>
)

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

/** Registrations, waiting lists and favourites of the member, by month (mock-up 08). */
export const AgendaList = () => {
  const view = useList(liste, undefined)
  const { futur } = view.filters
  const isFutur = futur === '1'
  const now = useNow()
  const { evenements, nbevenements, limit } = useSuspenseQuery(agendaQuery(futur, view.page)).data
  return (
    <ListPage
      view={view}
      total={{ nb: nbevenements, limit }}
      head={null}
      isEmpty={evenements.length === 0}
      level={2}
      empty={<Vide isFutur={isFutur} />}
    >
      {parMois(evenements).map(({ mois, evenements: ofMois }) => (
        <section key={mois} className="section" aria-labelledby={`mois-${mois}`}>
          <div className="section__head">
            <h2 id={`mois-${mois}`}>{capitalize(nomMois(mois))}</h2>
            {/* A month may continue on the next page: no count then. */}
            {pageCountOf(nbevenements, limit) === 1 && (
              <span className="muted">{formatCount(ofMois.length, 'événement')}</span>
            )}
          </div>
          <ul className={styles.lines}>
            {ofMois.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement}>
                  {isFutur ? (
                    <Actes evenement={evenement} />
                  ) : (
                    isAttestable(evenement, now) && <Attestation evenement={evenement} />
                  )}
                </EvenementRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListPage>
  )
}
