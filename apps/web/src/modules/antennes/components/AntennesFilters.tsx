import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import type { SensTri } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { REGIONS } from '@entrelles/contract/modules/referentiels/departements.ts'
import { useListChange, useListWords } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { Card } from '#ui/Card.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { liste, trisOf } from '../liste.ts'
import styles from './AntennesFilters.module.css'

const ICONES = { asc: 'arrow-up-bold', desc: 'arrow-down-bold', aucun: 'caret-up-down-bold' } as const
const ORDRES = { asc: ', de A à Z', desc: ', de Z à A', aucun: '' } as const

const Sens = ({ nom, tri }: { readonly nom: string; readonly tri: SensTri }) => (
  <>
    {nom}
    <span className="sr-only">{ORDRES[tri]}</span>
    <Icon name={ICONES[tri]} size="sm" />
  </>
)

/** Search, region and order of the branches; a second click on an order reverses it. */
export const AntennesFilters = () => {
  const view = useList(liste, undefined)
  const { filters } = view
  const { trinom, triregion } = trisOf(filters)
  const change = useListChange(view)
  const { text, setText } = useListWords(view)
  const hrefBy = (tris: Partial<typeof filters>) =>
    liste.href(undefined, { ...filters, trinom: 'aucun', triregion: 'aucun', ...tris })
  // Ascending order by region is the default, so it is not written to the URL.
  const parRegion = hrefBy(triregion === 'asc' ? { triregion: 'desc' } : {})
  const parNom = hrefBy({ trinom: trinom === 'asc' ? 'desc' : 'asc' })
  return (
    <Card className={styles.card}>
      <search className={styles.fields} aria-label="Chercher une antenne">
        <SearchField
          isInForm
          label="Antenne ou commune"
          placeholder="Par exemple : Die"
          maxLength={TERMES_MAX}
          value={text}
          onChange={setText}
        />
        <SelectField
          label="Région"
          value={filters.region ?? ''}
          onChange={(event) => change({ region: REGIONS.find((nom) => nom === event.target.value) })}
        >
          <option value="">Toutes les régions</option>
          {REGIONS.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </SelectField>
        <div className={styles.sort}>
          <span aria-hidden="true">Trier</span>
          <ChipLinks
            label="Trier"
            links={[
              { to: parRegion, label: <Sens nom="Région" tri={triregion} /> },
              { to: parNom, label: <Sens nom="Nom" tri={triregion === 'aucun' ? trinom : 'aucun'} /> },
            ]}
            current={triregion === 'aucun' ? parNom : parRegion}
          />
        </div>
      </search>
    </Card>
  )
}
