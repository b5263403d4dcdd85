import { REGIONS } from '@entrelles/contract/modules/referentiels/departements.ts'
import { useNavigate } from 'react-router'
import { searchNow, type Tri } from '#kit/address.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { Card } from '#ui/Card.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { filtresOf, hrefOf, type FiltresAntennes as Filtres } from '../filtres.ts'
import styles from './AntennesFilters.module.css'

const ICONES = { asc: 'arrow-up-bold', desc: 'arrow-down-bold', aucun: 'caret-up-down-bold' } as const
const ORDRES = { asc: ', de A à Z', desc: ', de Z à A', aucun: '' } as const

const Sens = ({ nom, tri }: { readonly nom: string; readonly tri: Tri }) => (
  <>
    {nom}
    <span className="sr-only">{ORDRES[tri]}</span>
    <Icon name={ICONES[tri]} size="sm" />
  </>
)

const autreSens = (tri: Tri): Tri => (tri === 'asc' ? 'desc' : 'asc')

/** Which branches are shown, and in which order; pressed again, an order is turned around. */
export const AntennesFilters = ({ filtres }: { readonly filtres: Filtres }) => {
  const navigate = useNavigate()
  const { trinom, triregion } = filtres
  const { text, setText } = useTypedTerms(filtres.termes, (termes) => {
    void navigate(hrefOf({ ...filtresOf(searchNow()), termes }), { replace: true, preventScrollReset: true })
  })
  const parRegion = hrefOf({ ...filtres, trinom: 'aucun', triregion: autreSens(triregion) })
  const parNom = hrefOf({ ...filtres, trinom: autreSens(trinom), triregion: 'aucun' })
  return (
    <Card className={styles.card}>
      <search className={styles.fields} aria-label="Chercher une antenne">
        <SearchField
          isInForm
          label="Antenne ou commune"
          placeholder="Par exemple : Die"
          value={text}
          onChange={setText}
        />
        <SelectField
          label="Région"
          value={filtres.region}
          onChange={(event) =>
            void navigate(hrefOf({ ...filtresOf(searchNow()), region: event.target.value }))
          }
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
