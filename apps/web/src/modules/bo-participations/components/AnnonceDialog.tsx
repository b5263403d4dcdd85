import { formatCount } from '@entrelles/contract/kit/format.ts'
import {
  ANNONCE_MAX,
  CIBLES_ANNONCE,
  type CibleAnnonce,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import {
  annonceForm,
  type EnteteParticipations,
} from '@entrelles/contract/modules/participations/participations.schema.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateAnnonce } from '../bo-participations.api.ts'
import { cibleEnMots, nombresOf } from '../mots.ts'
import styles from './Cote.module.css'

type AnnonceDialogProps = { readonly entete: EnteteParticipations; readonly cible: CibleAnnonce }

/** Sends an email to the participants, to the waiting list, or to both. */
export const AnnonceDialog = ({ entete, cible }: AnnonceDialogProps) => {
  const { mutateAsync: createAnnonce } = useCreateAnnonce()
  const nombres = nombresOf(entete)
  const form = useContractForm(annonceForm, {
    name: 'annonce',
    labels: { cibles: 'À qui\u202f?', contenu: 'Message' },
    defaultValues: { cibles: cible, contenu: '' },
    onSubmit: async (body) => {
      const { nbDestinataires } = await createAnnonce({ params: { id: entete.id }, body })
      notify(`Ton message part à ${formatCount(nbDestinataires, 'membre')}.`)
      form.reset({ cibles: body.cibles, contenu: '' })
    },
  })
  const nb = nombres[form.values.cibles]
  return (
    <Card as="section" aria-labelledby="ecrire">
      <h2 id="ecrire" className={styles.title}>
        Écrire
      </h2>
      <Form form={form} className="stack">
        <RadioGroup
          {...form.field('cibles')}
          options={(Object.keys(CIBLES_ANNONCE) as CibleAnnonce[]).map((value) => ({
            value,
            label: cibleEnMots(value, nombres[value]),
          }))}
        />
        <TextArea {...form.field('contenu')} rows={5} maxLength={ANNONCE_MAX} />
        <Button
          type="submit"
          variant="primary"
          block
          disabled={nb === 0}
          busy={form.isSubmitting}
          busyLabel="Envoi…"
        >
          <Icon name="paper-plane-tilt-bold" size="sm" />
          {nb === 0 ? 'Personne à qui écrire' : `Envoyer à ${formatCount(nb, 'membre')}`}
        </Button>
        <p className="small muted">
          Par e-mail. Les réponses arrivent à l’adresse de contact de l’antenne, ou à l’association si elle
          n’en a pas. Noté au journal.
        </p>
      </Form>
    </Card>
  )
}
