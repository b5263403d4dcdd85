import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { DISTANCES_KM } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  ETATS_LISTE,
  TRIS_COUPS_DE_POUCE,
  TYPES_COUP_DE_POUCE,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { useList } from '#kit/list/use-list.ts'
import { antennesQuery, categoriesQuery } from '../coups-de-pouce.api.ts'
import { isParEtat, liste } from '../liste.ts'
import styles from './CoupsDePouce.module.css'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, nom]) => ({ id, nom }))

const { ouvert, ...autres } = ETATS_LISTE
const ETATS = Object.entries(autres).map(([id, { libelle }]) => ({ id, nom: libelle }))
const TYPES = optionsOf(TYPES_COUP_DE_POUCE).map(({ id, nom }) => ({ id, nom: `${nom}s` }))

/** The URL may hold any distance: add it to the options. */
const distancesOf = (asked: number | undefined) =>
  [...new Set<number>(asked === undefined ? DISTANCES_KM : [...DISTANCES_KM, asked])]
    .toSorted((a, b) => a - b)
    .map((km) => ({ id: String(km), nom: `À moins de ${km}\u00a0km` }))

/** Filters stored in the URL: words as they are typed, the others on submit. */
export const CoupsDePouceFilters = () => {
  const view = useList(liste, undefined)
  const { onglet, distanceKilometre } = view.filters
  const [{ data: categories }, { data: antennes }] = useSuspenseQueries({
    queries: [categoriesQuery(), antennesQuery()],
  })
  const { recent, ...tris } = TRIS_COUPS_DE_POUCE
  return (
    <div className={styles.filters}>
      <FilterForm
        label="Filtrer les coups de pouce"
        view={view}
        search={{
          label: 'Rechercher',
          placeholder: 'Bilan, camion, relecture…',
          maxLength: TERMES_MAX,
          isInForm: true,
        }}
      >
        {(fieldOf) => (
          <>
            <FilterSelect
              label="Catégorie"
              all="Toutes"
              options={categories.map(({ id, libelle }) => ({ id, nom: libelle }))}
              {...fieldOf('categorie')}
            />
            <FilterSelect label="Type" all="Demandes et offres" options={TYPES} {...fieldOf('type')} />
            {/* Where it has its own links above the list, not twice. */}
            {!isParEtat(onglet) && (
              <FilterSelect label="État" all={ouvert.libelle} options={ETATS} {...fieldOf('statut')} />
            )}
            {onglet !== 'antenne' && (
              <FilterSelect label="Antenne" all="Toutes" options={antennes} {...fieldOf('territoire')} />
            )}
            <FilterSelect
              label="Distance"
              all={onglet === 'proches' ? 'Près de chez moi' : 'Toute la France'}
              options={distancesOf(distanceKilometre)}
              {...fieldOf('distanceKilometre')}
            />
            <FilterSelect label="Trier par" all={recent} options={optionsOf(tris)} {...fieldOf('tri')} />
          </>
        )}
      </FilterForm>
    </div>
  )
}
