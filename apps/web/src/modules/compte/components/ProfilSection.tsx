import { champOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { renamedRefusal } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { loadUser } from '#kit/session.ts'
import { communesFound, useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { choicesOf } from '../communes.ts'
import { useParametres, useUpdateParametres } from '../compte.api.ts'
import { envoiOf, profilForm, profilValuesOf } from '../profil-form.ts'
import { CompteSection } from './CompteSection.tsx'
import { SectionForm } from './SectionForm.tsx'

/** Names and commune (R3-6). */
export const ProfilSection = () => {
  const compte = useParametres()
  const { mutateAsync: update } = useUpdateParametres()
  const form = useContractForm(profilForm, {
    name: 'identite',
    labels: { prenom: 'Prénom', nom: 'Nom', codePostal: 'Code postal', ville: 'Commune' },
    defaultValues: profilValuesOf(compte),
    onSubmit: async (valeurs) => {
      try {
        await update({ params: { id: compte.id }, body: envoiOf(compte.id, valeurs) })
      } catch (error) {
        throw renamedRefusal(error, champOf) ?? error
      }
      notify('Ton profil est enregistré.')
      // Updates the name in the menu. A failure is ignored: the profile is saved, and the next page load reads it.
      await loadUser().catch(() => undefined)
    },
  })
  const code = form.controlled('codePostal').value.trim()
  const { villes, isError } = useCommunes(code, form.controlled('ville').onChange)
  // No status message for the member’s own postal code.
  const nbFound = code === compte.ville?.codePostal ? undefined : villes?.length
  return (
    <CompteSection title="Mon profil">
      <SectionForm form={form} submitLabel="Enregistrer" variant="primary">
        <div className="form-grid">
          <TextField {...form.field('prenom')} autoComplete="given-name" />
          <TextField {...form.field('nom')} autoComplete="family-name" />
          <TextField
            {...form.field('codePostal', { onChange: () => form.controlled('ville').onChange('') })}
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <SelectField
            {...form.field('ville')}
            description={<span aria-live="polite">{communesFound(nbFound, isError)}</span>}
          >
            <option value="">Choisis ta commune</option>
            {choicesOf(code, villes, compte.ville).map(({ id, nom }) => (
              <option key={id} value={id}>
                {nom}
              </option>
            ))}
          </SelectField>
        </div>
      </SectionForm>
    </CompteSection>
  )
}
