import { formatName } from '@entrelles/contract/kit/format.ts'
import { sansInscriptionForm } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { useEffect, useRef } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextField } from '#ui/TextField.tsx'
import { tellAjout } from '../ajout.ts'
import type { Emargement } from '../use-emargement.ts'

type PersonneFormProps = {
  /** The user switched to this form: take the focus. */
  readonly isChosen: boolean
  readonly onAjouter: Emargement['ajouter']
  readonly onDone?: (() => void) | undefined
  readonly onOther: () => void
}

const emptyForm = () => ({ prenom: '', nom: '', email: '', cle: crypto.randomUUID() as string })

export const PersonneForm = ({ isChosen, onAjouter, onDone, onOther }: PersonneFormProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const form = useContractForm(sansInscriptionForm, {
    name: 'personne',
    labels: { prenom: 'Prénom', nom: 'Nom', email: 'E-mail (facultatif)' },
    defaultValues: emptyForm(),
    onSubmit: async (personne) => {
      const nom = formatName(personne)
      tellAjout(await onAjouter(personne, nom), nom)
      form.reset(emptyForm())
      onDone?.()
    },
  })
  useEffect(() => {
    if (isChosen) frame.current?.querySelector('input')?.focus()
  }, [isChosen])
  return (
    <div ref={frame}>
      <Form form={form} className="stack">
        <TextField {...form.field('prenom')} autoComplete="off" />
        <TextField {...form.field('nom')} autoComplete="off" />
        <TextField {...form.field('email')} type="email" autoComplete="off" hint="Pour lui écrire ensuite." />
        <Button type="submit" variant="primary" block busy={form.isSubmitting} busyLabel="Ajout…">
          <Icon name="user-plus" />
          Ajouter et pointer
        </Button>
        <Button variant="quiet" onClick={onOther}>
          Chercher une membre
        </Button>
      </Form>
    </div>
  )
}
