import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallError, isOutdated, isRefusal, messageOf, NO_ANSWER } from '#kit/errors.ts'
import { useNow } from '#kit/use-now.ts'
import { attenteOf, avance, brouillonOf, brouillonPhrase, type Pas } from './brouillon.ts'
import { empreinteDe, isBrouillonValide, type Saisie } from './saisie.ts'

type Options = {
  readonly saisie: Saisie
  /** The saved values: the form may start with others, kept from a session that ended. */
  readonly initial: Saisie
  readonly demande: CoupDePouce | undefined
  /** A published request is never saved by itself. */
  readonly isOn: boolean
  /** A submission is in progress. */
  readonly isBusy: boolean
  readonly enregistrer: (saisie: Saisie) => Promise<CoupDePouce>
  readonly onSaved: (sent: Saisie, after: CoupDePouce) => void
  /** Called when the draft was changed elsewhere. */
  readonly onConflict: (error: unknown) => void
}

/** The failure in words; anything but a refusal is retried. */
const raisonOf = (error: unknown): string => {
  if (isOutdated(error)) return 'Choisis en haut du formulaire ce que tu gardes.'
  if (isRefusal(error)) return messageOf(error)
  return error instanceof CallError && error.status === NO_ANSWER
    ? 'La connexion est coupée\u202f: nouvel essai dans un instant.'
    : 'Nouvel essai dans un instant.'
}

const savedAt = (demande: CoupDePouce): string => demande.dateModification ?? demande.dateCreation

/** Saves a draft at each pause in typing and on leave; returns what the form says of it. */
export const useBrouillon = ({
  saisie,
  initial,
  demande,
  isOn,
  isBusy,
  enregistrer,
  onSaved,
  onConflict,
}: Options) => {
  const [brouillon, setBrouillon] = useState(() =>
    brouillonOf(empreinteDe(initial), demande && savedAt(demande)),
  )
  const step = (pas: Pas) => setBrouillon((before) => avance(before, pas))
  const now = useNow()
  const form = { empreinte: empreinteDe(saisie), isValide: isBrouillonValide(saisie) }
  const attente = isOn && !isBusy ? attenteOf(brouillon, form) : undefined

  const isSaved = (sent: Saisie, after: CoupDePouce): void =>
    step({ nom: 'enregistre', empreinte: empreinteDe(sent), le: savedAt(after) })

  const save = useEffectEvent(async () => {
    const sent = saisie
    step({ nom: 'envoi' })
    try {
      const after = await enregistrer(sent)
      isSaved(sent, after)
      onSaved(sent, after)
    } catch (error) {
      step({
        nom: 'echec',
        empreinte: empreinteDe(sent),
        message: raisonOf(error),
        isRefus: isRefusal(error),
      })
      onConflict(error)
    }
  })
  useEffect(() => {
    if (attente === undefined) return undefined
    const timer = setTimeout(() => void save(), attente)
    return () => clearTimeout(timer)
  }, [attente, form.empreinte])

  const isDirty = form.empreinte !== brouillon.saved
  const isSavedOnLeave = isOn && form.isValide && form.empreinte !== brouillon.refused
  const leave = useEffectEvent(() => {
    if (isDirty && isSavedOnLeave) enregistrer(saisie).catch(() => undefined)
  })
  useEffect(() => () => leave(), [])

  return {
    phrase: brouillonPhrase(brouillon, { ...form, isSansTitre: saisie.titre.trim() === '' }, now),
    isSaved,
    /** Unsaved changes, and whether leaving the page loses them. */
    isUnsaved: isDirty,
    isLostOnLeave: isDirty && !isSavedOnLeave,
  }
}
