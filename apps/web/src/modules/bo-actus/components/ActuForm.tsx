import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { corpsOf, type Saisie } from '#modules/actus/saisie.ts'
import { usePublicationForm } from '#modules/actus/use-publication-form.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ACTU_VIDE, actionOf, idsOf, isTold } from '../actu-form.ts'
import { destinatairesQuery, useSendEssai } from '../bo-actus.api.ts'
import { nbDestinataires, SAVED } from '../mots.ts'
import { useAntennes } from '../use-antennes.ts'
import { ActuFields } from './ActuFields.tsx'
import { DepartDialog } from './DepartDialog.tsx'

type ActuFormProps = {
  /** The post to change; without it, a new one is written. */
  readonly initial?: Publication
  /** Called once it is saved; `epingler`: she wants to pin it next. */
  readonly onDone: (after: Publication, epingler: boolean) => void
  readonly onClose: () => void
}

/** An announcement that waits for her word before it leaves. */
type Attente = { readonly saisie: Saisie; readonly answer: (isConfirmed: boolean) => void }

/** Writes news or an announcement: published, scheduled, or kept as a draft. */
export const ActuForm = ({ initial, onDone, onClose }: ActuFormProps) => {
  const [attente, setAttente] = useState<Attente>()
  const [epingler, setEpingler] = useState(false)
  const { data: totaux } = useQuery(destinatairesQuery())
  const { mutate: send, isPending: isTrying } = useSendEssai()
  const antennes = useAntennes(initial)
  const { form, keep, isKeeping, isBrouillon } = usePublicationForm({
    name: `actu/${initial?.id ?? ''}`,
    initial,
    vide: ACTU_VIDE,
    confirm: (saisie) =>
      isTold(saisie, initial)
        ? new Promise<boolean>((answer) => setAttente({ saisie, answer }))
        : Promise.resolve(true),
    onPublished: (after) => {
      notify(SAVED[after.statut] ?? 'L’actu est enregistrée.')
      onDone(after, epingler)
    },
    onBrouillon: () => undefined,
  })

  const answer = (isConfirmed: boolean) => {
    attente?.answer(isConfirmed)
    setAttente(undefined)
  }
  const keepDraft = async () => {
    if (await keep()) notify('Le brouillon est enregistré.')
  }
  /** The mail is that of what is saved. */
  const trySending = async () => {
    const draft = await keep()
    if (draft) send({ params: { id: draft.id } })
  }
  const departOf = (saisie: Saisie) => {
    const ids = idsOf(saisie.audience)
    return {
      titre: saisie.titre,
      antennes: antennes.filter(({ id }) => ids.includes(id)).map(({ label }) => label),
      nb: totaux && nbDestinataires(totaux, ids),
      date: corpsOf(saisie).dateProgrammee ?? null,
    }
  }
  const action = actionOf(form.values, initial)
  return (
    <>
      <Form form={form} className="stack">
        <ActuFields form={form} initial={initial} antennes={antennes} />
        {action === 'Publier' && (
          <Checkbox
            label="Épingler en haut du fil"
            hint="Tu choisiras jusqu’à quel jour, une fois l’actu publiée."
            checked={epingler}
            onChange={({ target }) => setEpingler(target.checked)}
          />
        )}
        <div className="row">
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
            {action}
          </Button>
          {isBrouillon && (
            <Button busy={isKeeping} busyLabel="Enregistrement…" onClick={() => void keepDraft()}>
              Enregistrer le brouillon
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
      {attente && (
        <DepartDialog
          depart={departOf(attente.saisie)}
          essai={isBrouillon ? { busy: isTrying || isKeeping, onTry: () => void trySending() } : undefined}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  )
}
