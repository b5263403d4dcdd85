import { COMMENTAIRE_PROPOSITION_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { propositionForm } from '@entrelles/contract/modules/ressources/ressources.forms.ts'
import { useState } from 'react'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCreateProposition } from '../ressources.api.ts'

/** Proposes a link for the library, which the administrators examine. */
const PropositionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { mutateAsync: create } = useCreateProposition()
  const form = useContractForm(propositionForm, {
    name: 'proposition',
    labels: {
      titre: 'Titre',
      url: 'Adresse du site',
      commentaire: 'Pourquoi elle t’a servi (facultatif)',
    },
    defaultValues: { titre: '', url: '', commentaire: '' },
    onSubmit: async (body) => {
      await create({ body })
      notify('Merci\u202f! Ta proposition est envoyée, la réponse arrivera dans tes notifications.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Proposer une ressource"
      submitLabel="Proposer"
      busyLabel="Envoi…"
      onClose={onClose}
    >
      <p>Un guide, un simulateur, une vidéo&nbsp;: l’équipe la lit avant de la partager.</p>
      <TextField {...form.field('titre')} />
      <TextField {...form.field('url')} type="url" inputMode="url" placeholder="https://" />
      <TextArea {...form.field('commentaire')} rows={3} maxLength={COMMENTAIRE_PROPOSITION_MAX} />
    </FormDialog>
  )
}

/** Opens the form of a proposal. */
export const PropositionButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon name="plus-bold" size="sm" />
        Proposer une ressource
      </Button>
      {isOpen && <PropositionDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
