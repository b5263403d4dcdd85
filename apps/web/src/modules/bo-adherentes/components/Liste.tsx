import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresFiches,
  TriFiche,
  TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePage } from '#kit/page.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { nomOf } from '#modules/adherentes/adherentes.public.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Table } from '#ui/Table.tsx'
import { fichesQuery } from '../bo-adherentes.api.ts'
import type { Demande } from '../demande.ts'
import { ficheHref, type Espace } from '../espace.ts'
import { hrefOf, isNarrowed } from '../filtres.ts'
import { useSelection } from '../use-selection.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ActionsBar } from './ActionsBar.tsx'
import { Aucune } from './Aucune.tsx'
import { FiltresActifs } from './FiltresActifs.tsx'
import styles from './Liste.module.css'
import { colonnesOf } from './colonnes.tsx'

const countOf = (nb: number, plus: true | undefined): string => formatTotal(nb, plus, 'adhérente')

const ORDRES: Readonly<Record<TriFiche, string>> = {
  nom: 'par nom',
  inscription: 'par date d’inscription',
  fin: 'par fin d’adhésion',
}

type ListeProps = {
  readonly espace: Espace
  readonly filtres: FiltresFiches
  readonly tri: TriFiches
}

/** A page of the members, those who are chosen in it, and what is done with them. */
export const Liste = ({ espace, filtres, tri }: ListeProps) => {
  const page = usePage()
  const { adherentes, nbadherentes, limit, plus } = useSuspenseQuery(fichesQuery(filtres, tri, page)).data
  const selection = useSelection(hrefOf(espace, { filtres }), adherentes)
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  return (
    <>
      <div className={styles.tools}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no heading */}
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className={styles.count}>
            {countOf(nbadherentes, plus)}
          </h2>
        </div>
        <FiltresActifs
          espace={espace}
          filtres={filtres}
          tri={tri}
          onRemove={() => heading.current?.focus()}
        />
      </div>
      {adherentes.length === 0 ? (
        <Aucune espace={espace} narrowed={page > 1 || isNarrowed(filtres)} />
      ) : (
        <Table
          caption={`Adhérentes, triées ${ORDRES[tri.tri]}`}
          columns={colonnesOf({
            hrefFor: ({ id }) =>
              espace === 'administratrice'
                ? ficheHref(id)
                : hrefOf(espace, { filtres, tri, page, fiche: id }),
            onAsk: setDemande,
          })}
          rows={adherentes}
          keyOf={({ id }) => id}
          sort={{
            column: tri.tri,
            direction: tri.sens === 'asc' ? 'ascending' : 'descending',
            hrefFor: (column, direction) =>
              hrefOf(espace, {
                filtres,
                tri: { tri: column as TriFiche, sens: direction === 'ascending' ? 'asc' : 'desc' },
              }),
          }}
          selection={{ isSelected: selection.isSelected, nameOf: nomOf, onSelect: selection.select }}
        />
      )}
      <ActionsBar
        selection={selection}
        nb={nbadherentes}
        canSelectAll={!plus}
        filtres={filtres}
        onAsk={setDemande}
      />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbadherentes, limit)}
          hrefFor={(number) => hrefOf(espace, { filtres, tri, page: number })}
        />
      </div>
      {demande && (
        <ActionDialog
          espace={espace}
          demande={demande}
          onClose={() => setDemande(undefined)}
          onDone={() => {
            onDone()
            setDemande(undefined)
            selection.clear()
          }}
        />
      )}
    </>
  )
}
