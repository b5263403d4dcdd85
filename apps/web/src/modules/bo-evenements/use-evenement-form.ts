import { UNEXPECTED } from '@entrelles/contract/kit/errors.ts'
import { valeursOf, VALEURS_VIDES } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { AVIS_ENVOYE } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { useState } from 'react'
import { CallError } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { keepSentPicture } from '#kit/sent-pictures.ts'
import { evenementBoQuery } from './bo-evenements.api.ts'
import { LIBELLES } from './libelles.ts'
import { auxChamps, IMAGES, saisieOf, valeursDe, type Saisie } from './saisie.ts'
import { saisieForm } from './saisie-form.ts'
import { useEnregistrementAuto } from './use-enregistrement-auto.ts'
import { useEnvoi, type Envoye } from './use-envoi.ts'

const faitOf = (before: DetailEvenementBo | undefined, { isDraft, avis }: Envoye): string => {
  if (isDraft)
    return before?.isDraft === false ? 'L’événement redevient un brouillon.' : 'Le brouillon est enregistré.'
  if (before === undefined || before.isDraft) return 'L’événement est publié.'
  const fait = 'L’événement est enregistré.'
  return avis ? AVIS_ENVOYE(fait, avis) : fait
}

/** Renames the violations of a refusal to the fields of this form. */
const refusalAt = (saisie: Saisie, error: unknown): unknown => {
  if (!(error instanceof CallError) || error.violations.length === 0) return error
  return new CallError(error.status, { ...UNEXPECTED, violations: auxChamps(saisie, error.violations) })
}

/** The form of an event: submitted by hand, and saved automatically while it is a draft. */
export const useEvenementForm = (
  initial: DetailEvenementBo | undefined,
  onSaved: (after: DetailEvenementBo) => void,
) => {
  const { evenement, envoyer, keep } = useEnvoi(initial)
  const [defaultValues] = useState(() => saisieOf(initial ? valeursOf(initial) : VALEURS_VIDES))
  const form = useContractForm(saisieForm, {
    name: 'evenement',
    labels: LIBELLES,
    defaultValues,
    reread: async () => {
      const read = await readAgain(evenementBoQuery(evenement?.id ?? ''))
      const saisie = saisieOf(valeursOf(read))
      keep(read)
      auto.isSaved(saisie, read)
      return saisie
    },
    onSubmit: async (saisie) => {
      try {
        const after = await envoyer(valeursDe(saisie), false)
        auto.isSaved(saisie, after)
        notify(faitOf(evenement, after))
        onSaved(after)
      } catch (error) {
        throw refusalAt(saisie, error)
      }
    },
  })
  const { values: saisie } = form

  /** Replaces an uploaded picture by its name on the server, so that it is not uploaded again. */
  const named = (sent: Saisie, after: DetailEvenementBo): Saisie => {
    const received = saisieOf(valeursOf(after))
    const changes = IMAGES.filter((champ) => sent[champ] instanceof File && received[champ] !== null)
    for (const champ of changes) {
      const [file, nom] = [sent[champ], received[champ]]
      if (file instanceof File && typeof nom === 'string') keepSentPicture(nom, URL.createObjectURL(file))
    }
    const now = form.latest()
    // Another picture may have been selected meanwhile: that one is still to be uploaded.
    for (const champ of changes)
      if (now[champ] === sent[champ]) form.controlled(champ).onChange(received[champ])
    const stored = { ...sent, ...Object.fromEntries(changes.map((champ) => [champ, received[champ]])) }
    form.isSavedAs(stored)
    return stored
  }

  const auto = useEnregistrementAuto({
    saisie,
    initial: defaultValues,
    isDraft: evenement?.isDraft ?? true,
    isBusy: form.isSubmitting,
    enregistrer: (sent) => envoyer({ ...valeursDe(sent), isDraft: true }, true),
    onConflict: form.meetConflict,
    named,
  })
  const { etat, isUnsaved, isLostOnLeave } = auto
  // Submission navigates away by itself.
  const unsaved = form.isSubmitting ? { isUnsaved: false } : { isUnsaved, isLostOnLeave }
  return { form, evenement, keep, etat, unsaved }
}

export type EvenementForm = ReturnType<typeof useEvenementForm>['form']
