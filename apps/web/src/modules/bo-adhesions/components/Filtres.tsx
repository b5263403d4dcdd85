import {
  ORIGINES_ADHESION,
  type OrigineAdhesion,
} from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import {
  FILTRES_ADHESION,
  type FiltreAdhesion,
  type FiltresAdhesions,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { filtresOf, hrefOf } from '../filtres.ts'
import { ORIGINES } from '../mots.ts'
import styles from './Liste.module.css'

const LIBELLES: Readonly<Record<FiltreAdhesion, string>> = {
  toutes: 'Toutes',
  en_attente: 'En attente',
  grace: 'Sursis',
  hors_ligne: 'Hors ligne',
}

type FiltresProps = { readonly filtres: FiltresAdhesions }

/** Which years, or payments, are listed. */
export const FiltreStatut = ({ filtres }: FiltresProps) => (
  <ChipLinks
    label="Filtrer par statut"
    chips={FILTRES_ADHESION.map((statut) => ({
      to: hrefOf({ ...filtres, statut }),
      label: LIBELLES[statut],
    }))}
    current={hrefOf(filtres)}
  />
)

/** Whose, and paid how: in the address as the rest is. */
export const Filtres = ({ filtres }: FiltresProps) => {
  const navigate = useNavigate()
  const { text, setText } = useTypedTerms(filtres.termes ?? '', (termes) => {
    void navigate(hrefOf({ ...filtresOf(searchNow()), termes }), { replace: true, preventScrollReset: true })
  })
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Rechercher une adhérente"
          placeholder="Nom ou e-mail"
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      <SelectField
        className={styles.origin}
        label="Origine"
        value={filtres.origine ?? ''}
        onChange={(event) => {
          const origine = event.target.value as OrigineAdhesion | ''
          void navigate(hrefOf({ ...filtresOf(searchNow()), origine: origine === '' ? undefined : origine }))
        }}
      >
        <option value="">Toutes</option>
        {ORIGINES_ADHESION.map((origine) => (
          <option key={origine} value={origine}>
            {ORIGINES[origine]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
