import { UNEXPECTED } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useState } from 'react'
import { CallError, renamedRefusal } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { readAgain } from '#kit/query-client.ts'
import { useToday } from '#kit/use-today.ts'
import { coupDePouceQuery } from './coups-de-pouce.api.ts'
import { LIBELLES, saisieFormOf } from './saisie-form.ts'
import { champOf, saisieOf, saisieVide } from './saisie.ts'
import { useBrouillon } from './use-brouillon.ts'
import { useEnvoi } from './use-envoi.ts'

/** A refusal shown at the field that causes it. */
const refusalAt = (error: unknown): unknown => {
  if (error instanceof CallError && error.code === coupsDePouceErrors.deja_urgente.code) {
    const violations = [{ champ: 'urgence', message: `${error.message} Choisis plutôt une date.` }]
    return new CallError(error.status, { ...UNEXPECTED, violations })
  }
  return renamedRefusal(error, champOf) ?? error
}

type Options = {
  /** The request to edit, or the draft to go on with. */
  readonly initial: CoupDePouce | undefined
  /** Her own commune, which a new request starts with. */
  readonly commune: { readonly id: string; readonly codePostal: string } | null
  readonly onBrouillon: (brouillon: CoupDePouce) => void
  readonly onPublished: (after: CoupDePouce) => void
}

/** The form of a help request: saved by itself while it is a draft, published by hand. */
export const useCoupDePouceForm = ({ initial, commune, onBrouillon, onPublished }: Options) => {
  const today = useToday()
  const { demande, keep, enregistrer, publier } = useEnvoi(initial)
  const [rules] = useState(() => saisieFormOf(today))
  const [defaultValues] = useState(() => (initial ? saisieOf(initial, commune) : saisieVide(commune)))
  const isBrouillon = demande === undefined || demande.statut === 'brouillon'
  const form = useContractForm(rules, {
    name: 'coup-de-pouce',
    labels: LIBELLES,
    defaultValues,
    reread: async () => {
      const read = await readAgain(coupDePouceQuery(demande?.id ?? ''))
      const saisie = saisieOf(read, commune)
      keep(read)
      brouillon.isSaved(saisie, read)
      return saisie
    },
    onSubmit: async (saisie) => {
      try {
        const after = await publier(saisie)
        brouillon.isSaved(saisie, after)
        onPublished(after)
      } catch (error) {
        throw refusalAt(error)
      }
    },
  })
  const brouillon = useBrouillon({
    saisie: form.values,
    initial: defaultValues,
    demande,
    isOn: isBrouillon,
    isBusy: form.isSubmitting,
    enregistrer,
    onSaved: (sent, after) => {
      form.isSavedAs(sent)
      onBrouillon(after)
    },
    onConflict: form.meetConflict,
  })
  const { phrase, isUnsaved, isLostOnLeave } = brouillon
  // Publishing navigates away by itself.
  const unsaved = form.isSubmitting ? { isUnsaved: false } : { isUnsaved, isLostOnLeave }
  return { form, demande, isBrouillon, phrase, unsaved, today }
}

export type CoupDePouceForm = ReturnType<typeof useCoupDePouceForm>['form']
