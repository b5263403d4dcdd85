import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  MESSAGE_MAX,
  TITRE_DISCUSSION_MAX,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { hasLien } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Destinataire, MessageId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCreateDiscussion } from '../messagerie.api.ts'
import { echecOf, nouvelleForm } from '../nouvelle-form.ts'
import { DestinatairesField } from './DestinatairesField.tsx'
import styles from './Nouvelle.module.css'

const idsOf = (destinataires: readonly Destinataire[]) =>
  destinataires.flatMap(({ adherente }) => adherente.id ?? [])

/** What to know before writing to one member. */
const ContactNote = ({ seule }: { readonly seule: Destinataire }) => {
  const { adherente, contact, discussionId } = seule
  const { prenom } = adherente
  if (contact === 'demande') {
    return (
      <Callout>
        C’est ton premier message à {prenom}&nbsp;: elle accepte d’abord ta demande. Présente-toi en quelques
        mots, sans lien ni fichier.
      </Callout>
    )
  }
  if (contact === 'impossible') {
    return <Callout tone="warning">{messagerieErrors.contact_impossible().message}</Callout>
  }
  if (discussionId === null) return null
  return (
    <Callout>
      {contact === 'attente' && messagerieErrors.contact_en_attente().message}
      {contact === 'a_accepter' && messagerieErrors.contact_a_accepter().message}
      {contact === 'discussion' && `Vous vous écrivez déjà, ${prenom} et toi.`}{' '}
      <Link to={pathTo('/messagerie/discussion/:id', { id: discussionId })}>Ouvrir la discussion</Link>
    </Callout>
  )
}

type NouvelleDiscussionFormProps = {
  /** The member whom she comes to write to. */
  readonly avec?: Destinataire
}

/** Opens a discussion with its first message. */
export const NouvelleDiscussionForm = ({ avec }: NouvelleDiscussionFormProps) => {
  const [choisies, setChoisies] = useState<readonly Destinataire[]>(avec ? [avec] : [])
  // Made once: a message whose answer was lost is sent again under the same id.
  const [messageId] = useState(() => crypto.randomUUID() as MessageId)
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateDiscussion()
  const form = useContractForm(nouvelleForm, {
    name: 'discussion',
    labels: { participantes: 'À', titre: 'Nom du groupe', contenu: 'Ton message' },
    defaultValues: { participantes: idsOf(choisies), titre: '', contenu: '' },
    unkept: ['participantes'],
    onSubmit: async ({ participantes, titre, contenu }) => {
      const isFirst = choisies.length === 1 && choisies[0]?.contact === 'demande'
      if (isFirst && hasLien(contenu)) throw refusalOf(messagerieErrors.premier_message())
      const message = { id: messageId, contenu, piecesJointes: [], citation: null }
      try {
        const { id } = await create({
          body: { participantes, titre: participantes.length > 1 ? titre : null, message },
        })
        await navigate(pathTo('/messagerie/discussion/:id', { id }), { replace: true })
      } catch (error) {
        throw echecOf(error)
      }
    },
  })
  const { value: _value, onChange, ...champ } = form.controlled('participantes')
  const [seule] = choisies.length === 1 ? choisies : []
  return (
    <div className={styles.nouvelle}>
      <h1 className={styles.title} tabIndex={-1} data-page-title="">
        Nouvelle discussion
      </h1>
      <Form form={form} className="stack">
        <DestinatairesField
          {...champ}
          value={choisies}
          onChange={(next) => {
            setChoisies(next)
            onChange(idsOf(next))
          }}
        />
        {choisies.length > 1 && <TextField {...form.field('titre')} maxLength={TITRE_DISCUSSION_MAX} />}
        {seule && <ContactNote seule={seule} />}
        <TextArea {...form.field('contenu')} rows={5} maxLength={MESSAGE_MAX} />
        <div>
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Envoi…">
            Envoyer
          </Button>
        </div>
      </Form>
    </div>
  )
}
