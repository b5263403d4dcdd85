import {
  clotureForm,
  REPONSE_SIGNALEMENT_MAX,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { Callout } from '#ui/Callout.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateCloture } from '../bo-moderation.api.ts'
import { isMasqueDOffice } from '../demande.ts'
import { ReponseTypeField } from './ReponseTypeField.tsx'

type ClotureDialogProps = {
  readonly dossier: Dossier
  readonly suite: 'traite' | 'sans_suite'
  /** A measure is in force, which a report without a measure undoes. */
  readonly isMesuree: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

const MOTS = {
  traite: { title: 'Répondre et clore', submitLabel: 'Répondre et clore' },
  sans_suite: { title: 'Classer sans suite', submitLabel: 'Répondre et classer' },
} as const

/** Ends the examination: one answer to all the reporters, and one to the member who appealed. */
export const ClotureDialog = ({ dossier, suite, isMesuree, onDone, onClose }: ClotureDialogProps) => {
  const { id, recours } = dossier
  const { mutateAsync: close } = useCreateCloture()
  const isContestee = recours.some(({ partie, issue }) => partie === 'membre' && issue === null)
  const form = useContractForm(clotureForm, {
    name: `cloture/${id}`,
    labels: {
      reponse: 'Réponse à celles qui ont signalé',
      reponseRecours: 'Réponse à la membre qui conteste',
    },
    defaultValues: { suite, reponse: '', reponseRecours: '' },
    onSubmit: async (body) => {
      await close({ params: { id }, body: { ...body, suite } })
      notify('La réponse est envoyée.')
      onDone()
      onClose()
    },
  })
  const reponse = form.controlled('reponse')
  return (
    <FormDialog form={form} {...MOTS[suite]} busyLabel="Envoi…" onClose={onClose}>
      {suite === 'sans_suite' && isMesuree && (
        <Callout tone="warning">
          <p>Les mesures encore en cours sont annulées, et ce qui est masqué est rétabli.</p>
        </Callout>
      )}
      {isMasqueDOffice(dossier) && (
        <Callout tone="warning">
          <p>
            Seul le nombre des signalements masque ce contenu&nbsp;: ta réponse le rend de nouveau visible.
            Pour qu’il reste masqué, choisis d’abord «&nbsp;Masquer le contenu&nbsp;».
          </p>
        </Callout>
      )}
      <ReponseTypeField
        usage="reponse"
        onChoose={(contenu) => reponse.onChange([reponse.value, contenu].filter(Boolean).join('\n\n'))}
      />
      <TextArea
        {...form.field('reponse')}
        hint="La même pour toutes&nbsp;: elle ne nomme personne."
        rows={5}
        maxLength={REPONSE_SIGNALEMENT_MAX}
      />
      {isContestee && (
        <TextArea
          {...form.field('reponseRecours')}
          hint="Elle la lit dans son compte. Ne dis pas qui l’a signalée."
          rows={5}
          maxLength={REPONSE_SIGNALEMENT_MAX}
        />
      )}
    </FormDialog>
  )
}
