import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type { FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePage } from '#kit/page.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { journalQuery } from '../bo-journal.api.ts'
import { hrefOf, saisieOf } from '../filtres.ts'
import { formatJour, formatNombre, formatPeriode, joursOf } from '../mots.ts'
import styles from './JournalList.module.css'
import { JournalRow } from './JournalRow.tsx'

const NoLigne = ({ isNarrowed }: { readonly isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      title="Aucune ligne ne correspond"
      actions={<ButtonLink to={hrefOf({})}>Tout afficher</ButtonLink>}
    >
      Élargis la période, ou retire un filtre.
    </EmptyState>
  ) : (
    <EmptyState title="Le journal est vide">
      Chaque changement fait dans cet espace s’écrira ici, avec son avant et son après.
    </EmptyState>
  )

/** The lines of the journal, by day, latest first. */
export const JournalList = ({ filtres }: { readonly filtres: FiltresJournal }) => {
  const page = usePage()
  const { entrees, nbentrees, limit, plus = false } = useSuspenseQuery(journalQuery(filtres, page)).data
  const saisie = saisieOf(filtres)
  const [today] = useState(() => parisDay(new Date()))
  return (
    <>
      <output className={nbentrees === 0 ? 'sr-only' : styles.count}>
        {[formatNombre(nbentrees, plus), formatPeriode(filtres)].join(' ')}
      </output>
      {entrees.length === 0 && <NoLigne isNarrowed={page > 1 || hrefOf(saisie) !== hrefOf({})} />}
      {joursOf(entrees).map(({ jour, entrees: lignes }) => (
        <section key={jour} className="section">
          <div className="section__head">
            <h2>{formatJour(jour, today)}</h2>
          </div>
          <ul className={styles.lignes}>
            {lignes.map((entree) => (
              <JournalRow key={entree.id} entree={entree} />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbentrees, limit)}
          hrefFor={(number) => hrefOf(saisie, number)}
        />
      </div>
    </>
  )
}
