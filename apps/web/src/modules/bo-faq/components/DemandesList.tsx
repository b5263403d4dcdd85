import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DemandeFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePage } from '#kit/page.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { demandesFaqQuery, type StatutDemande } from '../bo-faq.api.ts'
import { DemandeCard } from './DemandeCard.tsx'
import styles from './DemandesList.module.css'
import { ReponseDialog } from './ReponseDialog.tsx'

const hrefOf = (statut: StatutDemande, page = 1) =>
  `${pathTo('/administratrice/faq')}?onglet=recues&statut=${statut}&page=${page}`

const STATUTS = [
  { to: hrefOf('a_traiter'), label: 'À traiter' },
  { to: hrefOf('repondue'), label: 'Répondues' },
] as const

/** The questions that members asked. */
export const DemandesList = () => {
  const [searchParams] = useSearchParams()
  const statut = searchParams.get('statut') === 'repondue' ? 'repondue' : 'a_traiter'
  const page = usePage()
  const { questions, nbquestions, limit } = useSuspenseQuery(demandesFaqQuery(statut, page)).data
  const [answered, setAnswered] = useState<DemandeFaq>()
  return (
    <>
      <Segmented label="Questions reçues" links={STATUTS} current={hrefOf(statut)} />
      {questions.length === 0 ? (
        <EmptyState
          title={statut === 'a_traiter' ? 'Aucune question en attente' : 'Aucune réponse envoyée'}
        />
      ) : (
        <ul className="stack">
          {questions.map((demande) => (
            <li key={demande.id}>
              <DemandeCard demande={demande} onAnswer={() => setAnswered(demande)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbquestions, limit)}
          hrefFor={(number) => hrefOf(statut, number)}
        />
      </div>
      {answered && <ReponseDialog demande={answered} onClose={() => setAnswered(undefined)} />}
    </>
  )
}
