import {
  ETAPES_FICHE,
  type FiltresFiches,
  type TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { DateField } from '#ui/DateField.tsx'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useTerritoires } from '../bo-adherentes.api.ts'
import type { Espace } from '../espace.ts'
import { actifsOf, filtresOf, hrefOf, saisieOf, sansPanneau, triOf, type NomFiltre } from '../filtres.ts'
import { FONCTIONS, nomEtapeOf } from '../mots.ts'

type FiltresProps = {
  readonly espace: Espace
  readonly filtres: FiltresFiches
  readonly tri: TriFiches
}

/** What narrows the list, in the address: words as they are typed, the rest when she asks. Folded on small screens. */
export const Filtres = ({ espace, filtres, tri }: FiltresProps) => {
  const navigate = useNavigate()
  const territoires = useTerritoires(espace)
  // Words are written as they are typed: they change nothing of the panel.
  const address = hrefOf(espace, { filtres: { ...filtres, termes: '' }, tri })
  const [saisie, setSaisie] = useChosen(address, saisieOf(filtres))
  const { text, setText } = useTypedTerms(filtres.termes ?? '', (termes) => {
    const now = searchNow()
    void navigate(hrefOf(espace, { filtres: { ...filtresOf(now), termes }, tri: triOf(now) }), {
      replace: true,
      preventScrollReset: true,
    })
  })
  const actifs = actifsOf(filtres)
  const set = (nom: NomFiltre) => (value: string) => setSaisie((before) => ({ ...before, [nom]: value }))
  const select = (nom: NomFiltre) => ({
    value: saisie[nom],
    onChange: (event: { readonly target: { readonly value: string } }) => set(nom)(event.target.value),
  })
  return (
    <FilterPanel
      label="Filtrer les adhérentes"
      active={actifs.length}
      onFilter={() =>
        void navigate(
          hrefOf(espace, { filtres: { ...saisie, termes: filtresOf(searchNow()).termes ?? '' }, tri }),
        )
      }
      onClear={() => void navigate(hrefOf(espace, { filtres: sansPanneau(filtres), tri }))}
      above={
        <SearchField
          label={espace === 'administratrice' ? 'Nom, e-mail ou commune' : 'Nom ou commune'}
          placeholder={espace === 'administratrice' ? 'Nom, e-mail ou commune' : 'Nom ou commune'}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      }
    >
      <SelectField label="Antenne" {...select('territoire')}>
        <option value="">Toutes</option>
        {territoires.map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
      {filtres.etapeInscription === undefined ? (
        <SelectField label="Fonction" {...select('role')}>
          <option value="">Toutes</option>
          <option value="coordinatrice">{FONCTIONS.coordinatrice}</option>
          <option value="administratrice">{FONCTIONS.administratrice}</option>
        </SelectField>
      ) : (
        <SelectField label="Arrêtée à l’étape" {...select('etapeInscription')}>
          {ETAPES_FICHE.filter((etape) => etape !== 'termine').map((etape) => (
            <option key={etape} value={etape}>
              {nomEtapeOf(etape)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label="Comptes" {...select('suspendue')}>
        <option value="">Tous</option>
        <option value="oui">Suspendus</option>
      </SelectField>
      <DateField
        label="Inscrite depuis le"
        value={saisie.dateInscriptionMin}
        onChange={set('dateInscriptionMin')}
      />
      <DateField label="Fin avant le" value={saisie.finAvant} onChange={set('finAvant')} />
    </FilterPanel>
  )
}
