import { formatCapped } from '@entrelles/contract/kit/format.ts'
import { LISTES_RECHERCHE } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { useQuery } from '@tanstack/react-query'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import { LISTES, TOUT } from '../liste.ts'
import { rechercheQuery } from '../recherche.api.ts'
import { RUBRIQUES, RUBRIQUES_EN_ORDRE, type Rubrique } from '../rubriques.ts'
import styles from './Recherche.module.css'

type RubriquesNavProps = {
  readonly termes: string
  /** Undefined on the page of all the categories. */
  readonly rubrique: Rubrique | undefined
}

/** A pending count reserves the width of two digits, to avoid a layout shift. */
const AWAITED = 10

/** The categories with their counts; without counts when their request fails. */
export const RubriquesNav = ({ termes, rubrique }: RubriquesNavProps) => {
  const { data, isPending } = useQuery(rechercheQuery(termes))
  const labelOf = (titre: string, nb: number | undefined, plus?: boolean): string => {
    const shown = isPending ? AWAITED : nb
    return shown === undefined
      ? titre
      : `${titre} ${formatCapped({ nb: shown, ...(plus && { plus: true }) })}`
  }
  const tout = TOUT.href(undefined, { termes })
  const links = RUBRIQUES_EN_ORDRE.map((une) => {
    const nom = LISTES_RECHERCHE[RUBRIQUES[une].categorie]
    return {
      to: LISTES[une].href(undefined, { termes }),
      label: labelOf(RUBRIQUES[une].titre, data?.[`nb${nom}`], data?.plus?.includes(nom)),
    }
  })
  const nav = (
    <ChipLinks
      label="Catégories de résultats"
      links={[
        { to: tout, label: labelOf('Tout', data?.nbTotalResultats, (data?.plus?.length ?? 0) > 0) },
        ...links,
      ]}
      current={rubrique === undefined ? tout : LISTES[rubrique].href(undefined, { termes })}
    />
  )
  return (
    <div className={styles.rubriques}>
      {isPending ? (
        <Loading status="Chargement des catégories…">
          <div className={styles.awaited}>{nav}</div>
        </Loading>
      ) : (
        nav
      )}
    </div>
  )
}
