import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  AdhesionBo,
  FiltresAdhesions,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePage } from '#kit/page.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Table } from '#ui/Table.tsx'
import { adhesionsBoQuery } from '../bo-adhesions.api.ts'
import { hrefOf, isNarrowed } from '../filtres.ts'
import { useMontants } from '../use-montants.ts'
import { FiltreStatut } from './Filtres.tsx'
import styles from './Liste.module.css'
import { colonnesOf } from './colonnes.tsx'

const NoAdhesion = ({ narrowed }: { readonly narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      title="Aucune adhésion ne correspond"
      level={3}
      actions={<ButtonLink to={hrefOf({})}>Tout afficher</ButtonLink>}
    >
      Change de filtre, ou cherche un autre nom.
    </EmptyState>
  ) : (
    <EmptyState title="Aucune adhésion pour l’instant" level={3}>
      Chaque adhésion payée en ligne ou saisie ici s’ajoutera à cette liste.
    </EmptyState>
  )

const countOf = (nb: number, plus: true | undefined): string => formatTotal(nb, plus, 'adhésion')

const idsOf = (adhesions: readonly AdhesionBo[]) => adhesions.flatMap(({ id }) => id ?? [])

/** A page of the years, or of the payments to be confirmed; what was paid shows once it is asked for. */
export const Liste = ({ filtres }: { readonly filtres: FiltresAdhesions }) => {
  const page = usePage()
  const { adhesions, nbadhesions, limit, plus } = useSuspenseQuery(adhesionsBoQuery(filtres, page)).data
  const ids = idsOf(adhesions)
  const { montantOf, isShown, isPending, show, hide } = useMontants(ids)
  return (
    <>
      <div className={styles.tools}>
        <FiltreStatut filtres={filtres} />
        <div className={styles.side}>
          <output className="muted">{countOf(nbadhesions, plus)}</output>
          {ids.length > 0 && (
            <Button size="sm" busy={isPending} onClick={isShown ? hide : show}>
              <Icon name={isShown ? 'eye-slash' : 'eye'} size="sm" />
              {isShown ? 'Masquer les montants' : 'Afficher les montants'}
            </Button>
          )}
        </div>
      </div>
      {adhesions.length === 0 ? (
        <NoAdhesion narrowed={page > 1 || isNarrowed(filtres)} />
      ) : (
        <Table
          caption="Adhésions, de la plus récente à la plus ancienne"
          columns={colonnesOf(filtres.statut, montantOf)}
          rows={adhesions}
          keyOf={({ paiementId }) => paiementId}
        />
      )}
      <p className={styles.note}>
        Le tarif dit quelque chose de la situation d’une personne&nbsp;: il reste masqué tant que tu n’en as
        pas besoin, et l’affichage est noté au journal.
      </p>
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbadhesions, limit)}
          hrefFor={(number) => hrefOf(filtres, number)}
        />
      </div>
    </>
  )
}
