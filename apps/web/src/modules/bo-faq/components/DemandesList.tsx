import type { DemandeFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { demandesFaqQuery, type StatutDemande } from '../bo-faq.api.ts'
import { liste } from '../liste.ts'
import { DemandeCard } from './DemandeCard.tsx'
import { ReponseDialog } from './ReponseDialog.tsx'

const hrefOf = (statut: StatutDemande) => liste.href(undefined, { onglet: 'recues', statut })

const STATUTS = [
  { to: hrefOf('a_traiter'), label: 'À traiter' },
  { to: hrefOf('repondue'), label: 'Répondues' },
] as const

/** Questions from members. */
export const DemandesList = () => {
  const view = useList(liste, undefined)
  const { statut } = view.filters
  const { questions, nbquestions, limit } = useSuspenseQuery(demandesFaqQuery(statut, view.page)).data
  const [answered, setAnswered] = useState<DemandeFaq>()
  return (
    <>
      <Segmented label="Questions reçues" links={STATUTS} current={hrefOf(statut)} />
      <ListPage
        view={view}
        total={{ nb: nbquestions, limit }}
        head={null}
        isEmpty={questions.length === 0}
        level={2}
        empty={
          <EmptyState
            title={statut === 'a_traiter' ? 'Aucune question en attente' : 'Aucune réponse envoyée'}
          />
        }
      >
        <ul className="stack">
          {questions.map((demande) => (
            <li key={demande.id}>
              <DemandeCard demande={demande} onAnswer={() => setAnswered(demande)} />
            </li>
          ))}
        </ul>
      </ListPage>
      {answered && <ReponseDialog demande={answered} onClose={() => setAnswered(undefined)} />}
    </>
  )
}
