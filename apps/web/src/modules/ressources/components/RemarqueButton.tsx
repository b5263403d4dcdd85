import { REMARQUE_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { remarqueForm } from '@entrelles/contract/modules/ressources/ressources.forms.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useState } from 'react'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateRemarque } from '../ressources.api.ts'
import styles from './Article.module.css'

type RemarqueProps = { readonly ressource: Pick<Ressource, 'id' | 'titre'> }

/** Reports what is wrong or out of date to those who keep the resource. */
const RemarqueDialog = ({ ressource: { id, titre }, onClose }: RemarqueProps & { onClose: () => void }) => {
  const { mutateAsync: create } = useCreateRemarque()
  const form = useContractForm(remarqueForm, {
    name: `remarque/${id}`,
    labels: { texte: 'Ce qui est faux, périmé ou cassé' },
    defaultValues: { texte: '' },
    onSubmit: async (body) => {
      await create({ params: { id }, body })
      notify('Merci\u202f! On vérifie.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={'Une erreur\u202f?'}
      submitLabel="Envoyer"
      busyLabel="Envoi…"
      onClose={onClose}
    >
      <p>
        Dans «&nbsp;{titre}&nbsp;». Celles qui tiennent la bibliothèque te lisent, les autres membres non.
      </p>
      <TextArea {...form.field('texte')} rows={4} maxLength={REMARQUE_MAX} />
    </FormDialog>
  )
}

/** « Dis-le-nous » */
export const RemarqueButton = ({ ressource }: RemarqueProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className={styles.tell} onClick={() => setIsOpen(true)}>
        <span>
          Une erreur&nbsp;? <u>Dis-le-nous</u>
        </span>
      </Button>
      {isOpen && <RemarqueDialog ressource={ressource} onClose={() => setIsOpen(false)} />}
    </>
  )
}
