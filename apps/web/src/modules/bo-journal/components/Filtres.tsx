import type { FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { useNavigate } from 'react-router'
import { useChosen } from '#kit/use-chosen.ts'
import { DateField } from '#ui/DateField.tsx'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { hrefOf, NOMS_FILTRES, saisieOf, type Saisie } from '../filtres.ts'
import { ActionSelect, AuteureSelect, CibleSelect } from './FiltresSelects.tsx'

/** What narrows the journal: written in the address when she asks for it. */
export const Filtres = ({ filtres }: { readonly filtres: FiltresJournal }) => {
  const navigate = useNavigate()
  const [saisie, setSaisie] = useChosen(hrefOf(saisieOf(filtres)), saisieOf(filtres))
  const set = (nom: keyof Saisie) => (value: string) => setSaisie((before) => ({ ...before, [nom]: value }))
  return (
    <FilterPanel
      label="Filtrer le journal"
      active={NOMS_FILTRES.filter((nom) => filtres[nom] !== undefined).length}
      onFilter={() => void navigate(hrefOf(saisie))}
      onClear={() => void navigate(hrefOf({}))}
    >
      <AuteureSelect value={saisie.auteure} onChange={set('auteure')} />
      <ActionSelect value={saisie.action} onChange={set('action')} />
      <CibleSelect value={saisie.cible} onChange={set('cible')} />
      <DateField label="Du" value={saisie.du} onChange={set('du')} />
      <DateField label="Au" value={saisie.au} onChange={set('au')} />
    </FilterPanel>
  )
}
