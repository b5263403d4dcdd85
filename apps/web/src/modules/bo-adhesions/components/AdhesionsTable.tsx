import { formatTotal } from '@entrelles/contract/kit/format.ts'
import type { AdhesionBo } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Table } from '#ui/Table.tsx'
import { adhesionsBoQuery } from '../bo-adhesions.api.ts'
import { liste } from '../liste.ts'
import { useMontants } from '../use-montants.ts'
import styles from './AdhesionsTable.module.css'
import { columnsOf } from './adhesion-columns.tsx'

const idsOf = (adhesions: readonly AdhesionBo[]) => adhesions.flatMap(({ id }) => id ?? [])

/** A page of memberships, or of payments to confirm; amounts are hidden until requested. */
export const AdhesionsTable = () => {
  const view = useList(liste, undefined)
  const { filters, page } = view
  const { adhesions, nbadhesions, limit, plus } = useSuspenseQuery(adhesionsBoQuery(filters, page)).data
  const ids = idsOf(adhesions)
  const { montantOf, isShown, isPending, show, hide } = useMontants(ids)
  return (
    <ListPage
      view={{ ...view, isNarrowed: view.isNarrowed || filters.statut !== 'toutes' }}
      total={{ nb: nbadhesions, plus, limit }}
      head={
        <div className={styles.tools}>
          <CountedTabs label="Filtrer par statut" view={view} />
          <div className={styles.side}>
            <output className="muted">{formatTotal(nbadhesions, plus, 'adhésion')}</output>
            {ids.length > 0 && (
              <Button size="sm" busy={isPending} onClick={isShown ? hide : show}>
                <Icon name={isShown ? 'eye-slash' : 'eye'} size="sm" />
                {isShown ? 'Masquer les montants' : 'Afficher les montants'}
              </Button>
            )}
          </div>
        </div>
      }
      isEmpty={adhesions.length === 0}
      noMatch={{
        title: 'Aucune adhésion ne correspond',
        text: 'Change de filtre, ou cherche un autre nom.',
        all: liste.href(undefined, {}),
      }}
      empty={
        <EmptyState title="Aucune adhésion pour l’instant" level={3}>
          Chaque adhésion payée en ligne ou saisie ici s’ajoutera à cette liste.
        </EmptyState>
      }
      below={
        <p className={styles.note}>
          Le tarif dit quelque chose de la situation d’une personne&nbsp;: il reste masqué tant que tu n’en as
          pas besoin, et l’affichage est noté au journal.
        </p>
      }
    >
      <Table
        caption="Adhésions, de la plus récente à la plus ancienne"
        columns={columnsOf(filters.statut, montantOf)}
        rows={adhesions}
        keyOf={({ paiementId }) => paiementId}
      />
    </ListPage>
  )
}
