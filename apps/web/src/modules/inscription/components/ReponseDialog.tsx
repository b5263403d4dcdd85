import {
  AUTRE,
  formulaireAmbition,
  saisieOf,
  type Formulaire,
  type ReponseProfil,
} from '@entrelles/contract/modules/inscription/dialogue.ts'
import { TEXTE_LIBRE_MAX } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { referentielsQuery, reponsesQuery, saveReponse, type Save } from '../dialogue.api.ts'
import { offeredOf, optionsOf } from '../options.ts'
import { AttentesStep } from './AttentesStep.tsx'
import { SituationStep } from './SituationStep.tsx'
import { StepForm, type StepProps } from './StepForm.tsx'

/** R5-11 without the sector, which the profile has. */
const AmbitionForm = ({ reponses, save, dialog }: StepProps<'ambition'>) => {
  const { data: ambitions } = useSuspenseQuery(referentielsQuery('ambition'))
  const [ambition = null] = offeredOf(reponses.ambition === null ? [] : [reponses.ambition], ambitions)
  const form = useContractForm(formulaireAmbition, {
    name: 'ambition',
    labels: { ambition: 'Ambition', champLibreAmbition: 'Ton ambition' },
    defaultValues: saisieOf('ambition', { ...reponses, ambition }),
    onSubmit: (valeurs) => save('ambition', valeurs),
  })
  return (
    <StepForm form={form} dialog={dialog}>
      <RadioGroup {...form.field('ambition')} options={optionsOf(ambitions)} />
      {form.controlled('ambition').value === AUTRE && (
        <TextField {...form.field('champLibreAmbition')} maxLength={TEXTE_LIBRE_MAX} />
      )}
    </StepForm>
  )
}

const TITRES: Readonly<Record<ReponseProfil, string>> = {
  ambition: 'Mon ambition',
  etape_cinq: 'Ma situation',
  etape_six: 'Mes attentes',
}

type ReponseDialogProps = { readonly reponse: ReponseProfil; readonly onClose: () => void }

/** One answer of the sign-up, changed from the profile by the form of its step. */
export const ReponseDialog = ({ reponse, onClose }: ReponseDialogProps) => {
  const { data: reponses } = useSuspenseQuery(reponsesQuery)
  const saving =
    <F extends Formulaire & ReponseProfil>(): Save<F> =>
    async (formulaire, valeurs) => {
      await saveReponse(formulaire, valeurs)
      notify('C’est enregistré.')
      onClose()
    }
  const props = { reponses, dialog: { title: TITRES[reponse], onClose } }
  switch (reponse) {
    case 'ambition':
      return <AmbitionForm {...props} save={saving()} />
    case 'etape_cinq':
      return <SituationStep {...props} save={saving()} />
    case 'etape_six':
      return <AttentesStep {...props} save={saving()} />
  }
}
