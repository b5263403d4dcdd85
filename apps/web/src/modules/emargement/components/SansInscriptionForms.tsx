import { useState } from 'react'
import { useIsOnline } from '#kit/online.ts'
import type { Emargement } from '../use-emargement.ts'
import { MembreForm } from './MembreForm.tsx'
import { PersonneForm } from './PersonneForm.tsx'

type SansInscriptionFormsProps = {
  readonly onAjouter: Emargement['ajouter']
  /** Called once the person is added. */
  readonly onDone?: (() => void) | undefined
}

/** Adds someone who is not registered: a member found by name, or another person. */
export const SansInscriptionForms = ({ onAjouter, onDone }: SansInscriptionFormsProps) => {
  const isOnline = useIsOnline()
  // Search needs a network. Only the initial state counts: a later change must not discard what is being typed.
  const [first] = useState(isOnline ? 'membre' : 'personne')
  const [wanted, setWanted] = useState<'membre' | 'personne'>()
  const common = { onAjouter, onDone, isChosen: wanted !== undefined }
  return (wanted ?? first) === 'membre' ? (
    <MembreForm {...common} isOnline={isOnline} onOther={() => setWanted('personne')} />
  ) : (
    <PersonneForm {...common} onOther={() => setWanted('membre')} />
  )
}
