import { REPONSE_MAX } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { reponseForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type {
  CoupDePouce,
  ReponseCoupDePouce,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useEffect, useImperativeHandle, type Ref } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateReponse } from '../coups-de-pouce.api.ts'
import { MOTS } from '../mots.ts'
import { lectriceOf } from '../reponses.ts'
import styles from './Reponses.module.css'

/** `offer` ticks the offer and gives the focus to the text. */
export type ReponseFormHandle = { readonly offer: () => void }

type ReponseFormProps = {
  readonly demande: CoupDePouce
  readonly isMine: boolean
  /** The answer that this one answers. */
  readonly parente?: ReponseCoupDePouce
  readonly onSent: (id: ReponseId) => void
  readonly onCancel?: () => void
  readonly ref?: Ref<ReponseFormHandle> | undefined
}

const labelOf = (isMine: boolean, parente: ReponseCoupDePouce | undefined): string => {
  if (parente) return `Ta réponse à ${parente.auteure.prenom}`
  return isMine ? 'Ajouter un mot' : 'Ta réponse'
}

/** Answers a help request, or an answer to it. */
export const ReponseForm = ({ demande, isMine, parente, onSent, onCancel, ref }: ReponseFormProps) => {
  const { id, type, auteure } = demande
  const { mutateAsync: createReponse } = useCreateReponse()
  const vide = {
    contenu: '',
    prive: parente?.prive ?? false,
    propose: false,
    reponseParenteId: parente?.id ?? null,
  }
  const form = useContractForm(reponseForm, {
    name: `reponse/${parente?.id ?? 'nouvelle'}`,
    labels: {
      contenu: labelOf(isMine, parente),
      propose: MOTS[type].jePeux,
      prive: 'Réponse privée',
    },
    defaultValues: vide,
    onSubmit: async (body) => {
      const { id: sent, prive } = await createReponse({ params: { id }, body })
      notify(
        prive
          ? `Ta réponse est envoyée, ${lectriceOf(demande, isMine, parente).prenom} seule la lira.`
          : 'Ta réponse est publiée.',
      )
      form.reset(vide)
      onSent(sent)
    },
  })
  const { id: controlId } = form.controlled('contenu')
  useImperativeHandle(ref, () => ({
    offer: () => {
      form.controlled('propose').onChange(true)
      const text = document.getElementById(controlId)
      text?.scrollIntoView({ block: 'center' })
      text?.focus({ preventScroll: true })
    },
  }))
  const isReply = parente !== undefined
  useEffect(() => {
    if (isReply) document.getElementById(controlId)?.focus()
  }, [isReply, controlId])
  const isPrivateThread = parente?.prive ?? false
  return (
    <Card className={styles.form}>
      <Form form={form} className="stack">
        <TextArea
          {...form.field('contenu')}
          rows={4}
          maxLength={REPONSE_MAX}
          placeholder={isMine ? 'Une précision, une nouvelle…' : 'Une piste, un contact, un prêt…'}
        />
        {!isMine && !isReply && (
          <Checkbox {...form.field('propose')} hint={`${auteure.prenom} pourra l’accepter d’un geste.`} />
        )}
        {!isMine && !isPrivateThread && (
          <Checkbox {...form.field('prive')} hint={`${auteure.prenom} seule la lira.`} />
        )}
        {isPrivateThread && (
          <p className="small muted">Cet échange est privé&nbsp;: vous deux seules le lisez.</p>
        )}
        <div className={styles.send}>
          <Button
            type="submit"
            variant={isMine && !isReply ? 'secondary' : 'primary'}
            busy={form.isSubmitting}
            busyLabel="Envoi…"
          >
            {isMine && !isReply ? 'Envoyer' : 'Répondre'}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Annuler
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
