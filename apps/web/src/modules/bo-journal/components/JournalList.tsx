import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineList } from '#ui/LineList.tsx'
import { journalQuery } from '../bo-journal.api.ts'
import { liste } from '../liste.ts'
import { formatJour, formatNombre, formatPeriode, joursOf } from '../mots.ts'
import styles from './JournalList.module.css'
import { JournalRow } from './JournalRow.tsx'

/** Entries of the audit log by day, latest first. */
export const JournalList = () => {
  const view = useList(liste, undefined)
  const { filters, page } = view
  const { entrees, nbentrees, limit, plus } = useSuspenseQuery(journalQuery(filters, page)).data
  const [today] = useState(() => parisDay(new Date()))
  return (
    <ListPage
      view={view}
      total={{ nb: nbentrees, plus, limit }}
      head={
        <output className={nbentrees === 0 ? 'sr-only' : styles.count}>
          {[formatNombre(nbentrees, plus ?? false), formatPeriode(filters)].join(' ')}
        </output>
      }
      isEmpty={entrees.length === 0}
      noMatch={{
        title: 'Aucune ligne ne correspond',
        text: 'Élargis la période, ou retire un filtre.',
        all: liste.href(undefined, {}),
      }}
      empty={
        <EmptyState title="Le journal est vide">
          Chaque changement fait dans cet espace s’écrira ici, avec son avant et son après.
        </EmptyState>
      }
    >
      {joursOf(entrees).map(({ jour, entrees: lignes }) => (
        <section key={jour} className="section">
          <div className="section__head">
            <h2>{formatJour(jour, today)}</h2>
          </div>
          <LineList>
            {lignes.map((entree) => (
              <JournalRow key={entree.id} entree={entree} />
            ))}
          </LineList>
        </section>
      ))}
    </ListPage>
  )
}
