import { formatLongDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { RechercheSansResultat } from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import { SANS_RESULTAT_JOURS } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Table } from '#ui/Table.tsx'
import { sansResultatQuery } from '../bo-referentiels.api.ts'
import { liste } from '../liste.ts'
import { SynonymeDialog } from './SynonymeDialog.tsx'

const columnsOf = (onAsk: (termes: string) => void) =>
  [
    { id: 'termes', header: 'Recherche', kind: 'title', cell: ({ termes }: RechercheSansResultat) => termes },
    { id: 'nb', header: 'Fois', kind: 'number', cell: ({ nb }: RechercheSansResultat) => nb },
    {
      id: 'derniere',
      header: 'Dernière fois',
      cell: ({ derniere }: RechercheSansResultat) => formatLongDate(derniere, ZONE_PARIS),
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: ({ termes }: RechercheSansResultat) => (
        <Button size="sm" aria-label={`Ajouter un synonyme\u00a0: ${termes}`} onClick={() => onAsk(termes)}>
          Ajouter un synonyme
        </Button>
      ),
    },
  ] as const

/** What members look for and do not find, without saying who. */
export const SansResultatTable = () => {
  const view = useList(liste, undefined)
  const { recherches, nbrecherches, limit, plus } = useSuspenseQuery(sansResultatQuery(view.page)).data
  const [typed, setTyped] = useState<string>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(typed !== undefined)
  return (
    <>
      <p className="muted">
        Les recherches faites au moins deux fois depuis {SANS_RESULTAT_JOURS} jours, sans dire par qui&nbsp;:
        chaque membre compte une fois par jour. Celles qui contiennent un nom de membre, une adresse ou un
        numéro ne sont pas gardées.
      </p>
      <ListPage
        view={view}
        total={{ nb: nbrecherches, plus, limit }}
        noun="recherche"
        heading={heading}
        isEmpty={recherches.length === 0}
        empty={
          <EmptyState title="Aucune recherche sans résultat" level={3}>
            Tout ce que les membres ont cherché a été trouvé.
          </EmptyState>
        }
      >
        <Table
          caption="Recherches sans résultat, les plus fréquentes d’abord"
          columns={columnsOf(setTyped)}
          rows={recherches}
          keyOf={({ termes }) => termes}
        />
      </ListPage>
      {typed !== undefined && (
        <SynonymeDialog typed={typed} onClose={() => setTyped(undefined)} onDone={onDone} />
      )}
    </>
  )
}
