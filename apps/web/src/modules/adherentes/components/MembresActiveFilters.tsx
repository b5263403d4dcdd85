import { useQueries } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { referentielsQuery, territoiresQuery } from '../adherentes.api.ts'
import { libelleOf, type Noms } from '../libelles.ts'
import { liste } from '../liste.ts'
import { useAnnuaire } from '../use-annuaire.ts'
import styles from './AnnuairePage.module.css'

/** Names of the ids in the URL; each query runs only for an active filter. */
const useNoms = (): Noms => {
  const { territoire, secteur, competence, situation } = useAnnuaire().filtres
  const [antennes, ...referentiels] = useQueries({
    queries: [
      { ...territoiresQuery(), enabled: territoire !== undefined },
      { ...referentielsQuery('activite'), enabled: secteur !== undefined },
      { ...referentielsQuery('competence'), enabled: competence !== undefined },
      { ...referentielsQuery('situation'), enabled: situation !== undefined },
    ],
  })
  return new Map([
    ...(antennes.data ?? []).map(({ id, nom }) => [id, nom] as const),
    ...referentiels.flatMap(({ data }) => (data ?? []).map(({ id, libelle }) => [id, libelle] as const)),
  ])
}

/** The active filters, each with a button that removes it. */
export const MembresActiveFilters = ({ onWiden }: { readonly onWiden: () => void }) => {
  const { filtres, change, clear } = useAnnuaire()
  const noms = useNoms()
  const actifs = liste.active(filtres)
  if (actifs.length === 0) return null
  return (
    <ul className={styles.active} aria-label="Filtres actifs">
      {actifs.map((filtre) => (
        <li key={filtre}>
          <button type="button" onClick={() => (onWiden(), change({ [filtre]: undefined }))}>
            <span>
              <span className="sr-only">Retirer le filtre&nbsp;: </span>
              {libelleOf(filtre, filtres, noms)}
            </span>
            <Icon name="x-bold" size="sm" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={() => (onWiden(), clear())}>
          Tout effacer
        </Button>
      </li>
    </ul>
  )
}
