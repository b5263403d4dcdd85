import { ENREGISTREMENT_AUTO_MS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError, isOutdated, isRefusal, messageOf, NO_ANSWER } from '#kit/errors.ts'
import type { Etat } from './etat-enregistrement.ts'
import { empreinteDe, violationsDe, type Saisie } from './saisie.ts'

type Options = {
  readonly saisie: Saisie
  /** The saved values: the form may start with others, kept from a session that ended. */
  readonly initial: Saisie
  /** A published event is never saved automatically. */
  readonly isDraft: boolean
  /** A manual submission is in progress. */
  readonly isBusy: boolean
  readonly enregistrer: (saisie: Saisie) => Promise<DetailEvenementBo>
  /** Called when the event was changed elsewhere. */
  readonly onConflict: (error: unknown) => void
  /** The saved values, with files replaced by their names on the server. */
  readonly named: (sent: Saisie, after: DetailEvenementBo) => Saisie
}

/** The failure in words; anything but a refusal is retried. */
const raisonOf = (error: unknown): string => {
  if (isOutdated(error)) return 'Choisis en haut du formulaire ce que tu gardes.'
  if (isRefusal(error)) return messageOf(error)
  return error instanceof CallError && error.status === NO_ANSWER
    ? 'La connexion est coupée\u202f: nouvel essai dans un instant.'
    : 'Nouvel essai dans un instant.'
}

const isBrouillonValide = (saisie: Saisie): boolean =>
  saisie.titre.trim() !== '' && violationsDe({ ...saisie, isDraft: true }).length === 0

const shownOf = (etat: Etat, isDirty: boolean, isDraft: boolean): Etat => {
  if (etat.nom === 'en_cours') return etat
  if (!isDirty) return { nom: 'a_jour' }
  return isDraft && etat.nom !== 'a_jour' ? etat : { nom: 'modifie' }
}

/** Saves a draft at each pause in typing and on leave; returns the save status. */
export const useEnregistrementAuto = ({
  saisie,
  initial,
  isDraft,
  isBusy,
  enregistrer,
  onConflict,
  named,
}: Options) => {
  const empreinte = empreinteDe(saisie)
  const [saved, setSaved] = useState(() => empreinteDe(initial))
  const [etat, setEtat] = useState<Etat>({ nom: 'a_jour' })
  /** Fingerprint of refused values: not sent again until they change. */
  const [refused, setRefused] = useState<string>()
  const isSending = useRef(false)
  const isDirty = empreinte !== saved

  const isSaved = (sent: Saisie, after: DetailEvenementBo): void => {
    setSaved(empreinteDe(named(sent, after)))
    setEtat({ nom: 'a_jour' })
  }

  const save = useEffectEvent(async () => {
    if (isSending.current) return
    const sent = saisie
    if (sent.titre.trim() === '') return setEtat({ nom: 'sans_titre' })
    if (violationsDe({ ...sent, isDraft: true }).length > 0) return setEtat({ nom: 'a_corriger' })
    isSending.current = true
    setEtat({ nom: 'en_cours' })
    try {
      isSaved(sent, await enregistrer(sent))
    } catch (error) {
      setEtat({ nom: 'echec', message: raisonOf(error) })
      onConflict(error)
      if (isRefusal(error)) setRefused(empreinteDe(sent))
    } finally {
      isSending.current = false
    }
  })

  // A change made during a save is saved afterwards, since its fingerprint differs.
  const isWaiting = isDraft && isDirty && !isBusy && etat.nom !== 'en_cours' && empreinte !== refused
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => void save(), ENREGISTREMENT_AUTO_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, empreinte])

  // Neither an invalid draft nor a published event is saved on leave.
  const isSavedOnLeave = isDraft && empreinte !== refused && isBrouillonValide(saisie)
  const leave = useEffectEvent(() => {
    if (isDirty && isSavedOnLeave) enregistrer(saisie).catch(() => undefined)
  })
  useEffect(() => () => leave(), [])

  return {
    etat: shownOf(etat, isDirty, isDraft),
    isSaved,
    /** Unsaved changes, and whether leaving the page loses them. */
    isUnsaved: isDirty,
    isLostOnLeave: isDirty && !isSavedOnLeave,
  }
}
