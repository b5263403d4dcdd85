import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { ONGLETS_EVENEMENTS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Espace } from '#kit/back-offices.ts'
import { usePage } from '#kit/page.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Pagination } from '#ui/Pagination.tsx'
import { Table } from '#ui/Table.tsx'
import { editionHref } from '../adresses.ts'
import { evenementsBoQuery } from '../bo-evenements.api.ts'
import type { Demande } from '../demande.ts'
import { hrefOf, isNarrowed } from '../filtres.ts'
import { ActeDialog } from './ActeDialog.tsx'
import { Aucun } from './Aucun.tsx'
import styles from './Liste.module.css'
import { colonnesOf } from './colonnes.tsx'

type ListeProps = { readonly espace: Espace; readonly filtres: FiltresEvenementsBo }

/** A page of the events of a tab, and what is done with them. */
export const Liste = ({ espace, filtres }: ListeProps) => {
  const page = usePage()
  const navigate = useNavigate()
  const { evenements, nbevenements, limit, plus } = useSuspenseQuery(evenementsBoQuery(filtres, page)).data
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no heading */}
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="list-count">
          {formatTotal(nbevenements, plus, 'événement')}
        </h2>
      </div>
      {evenements.length === 0 ? (
        <Aucun espace={espace} onglet={filtres.onglet} narrowed={page > 1 || isNarrowed(filtres)} />
      ) : (
        <Table
          caption={`Événements\u00a0: ${ONGLETS_EVENEMENTS[filtres.onglet].toLowerCase()}`}
          columns={colonnesOf(espace, setDemande)}
          rows={evenements}
          keyOf={({ id }) => id}
        />
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbevenements, limit)}
          hrefFor={(number) => hrefOf(espace, filtres, number)}
        />
      </div>
      {demande && (
        <ActeDialog
          demande={demande}
          onClose={() => setDemande(undefined)}
          onDone={(after) => {
            onDone()
            setDemande(undefined)
            if (demande.acte === 'dupliquer' && after) void navigate(editionHref(espace, after.id))
          }}
        />
      )}
    </>
  )
}
