import type { PropositionBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  STATUTS_PROPOSITION,
  type StatutProposition,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { editionHref } from '../adresses.ts'
import { propositionsQuery, useAcceptProposition } from '../bo-ressources.api.ts'
import { LISTES } from '../liste.ts'
import { PropositionCard } from './PropositionCard.tsx'
import { RefusDialog } from './RefusDialog.tsx'
import styles from './Ressources.module.css'

const liste = LISTES.administratrice
const hrefOf = (suivi: StatutProposition) => liste.href('administratrice', { onglet: 'propositions', suivi })
const SUIVIS = (Object.keys(STATUTS_PROPOSITION) as StatutProposition[]).map((suivi) => ({
  to: hrefOf(suivi),
  label: { a_traiter: 'À traiter', acceptee: 'Retenues', refusee: 'Écartées' }[suivi],
}))

const VIDES: Readonly<Record<StatutProposition, string>> = {
  a_traiter: 'Aucune proposition en attente',
  acceptee: 'Aucune proposition retenue',
  refusee: 'Aucune proposition écartée',
}

const isStatut = (suivi: string): suivi is StatutProposition => suivi in STATUTS_PROPOSITION

/** What members propose for the library. A proposal that is kept becomes a draft, opened at once. */
export const PropositionsList = () => {
  const view = useList(liste, useEspace())
  const suivi = isStatut(view.filters.suivi) ? view.filters.suivi : 'a_traiter'
  const { propositions, nbpropositions, limit, plus } = useSuspenseQuery(
    propositionsQuery(suivi, view.page),
  ).data
  const navigate = useNavigate()
  // Not in the card, which leaves the list before the answer is used.
  const accepting = useAcceptProposition('La proposition devient un brouillon.')
  const accept = ({ id }: PropositionBo) =>
    accepting.mutate(
      { params: { id } },
      { onSuccess: (after) => void navigate(editionHref('administratrice', after)) },
    )
  const [refused, setRefused] = useState<PropositionBo>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(refused !== undefined)
  return (
    <>
      <div className={styles.suivi}>
        <Segmented label="Propositions" links={SUIVIS} current={hrefOf(suivi)} />
      </div>
      <ListPage
        view={view}
        total={{ nb: nbpropositions, plus, limit }}
        noun="proposition"
        heading={heading}
        isEmpty={propositions.length === 0}
        empty={<EmptyState title={VIDES[suivi]} level={3} />}
      >
        <ul className="stack">
          {propositions.map((proposition) => (
            <li key={proposition.id}>
              <PropositionCard
                proposition={proposition}
                isAccepting={accepting.isPending && accepting.variables.params.id === proposition.id}
                onAccept={() => accept(proposition)}
                onRefuse={() => setRefused(proposition)}
              />
            </li>
          ))}
        </ul>
      </ListPage>
      {refused && <RefusDialog proposition={refused} onDone={onDone} onClose={() => setRefused(undefined)} />}
    </>
  )
}
