import { useState } from 'react'
import { useIsOnline } from '#kit/online.ts'
import type { Emargement } from '../use-emargement.ts'
import { MembreForm } from './MembreForm.tsx'
import { PersonneForm } from './PersonneForm.tsx'

type SansInscriptionFormsProps = {
  readonly onAjouter: Emargement['ajouter']
  /** Once she is on the sheet. */
  readonly onDone?: (() => void) | undefined
}

/** Adds who came without being registered: a member found by her name, or anybody else by hers. */
export const SansInscriptionForms = ({ onAjouter, onDone }: SansInscriptionFormsProps) => {
  const isOnline = useIsOnline()
  // Without a network nobody can be looked for. A change of it later must not take away what is being typed.
  const [first] = useState(isOnline ? 'membre' : 'personne')
  const [wanted, setWanted] = useState<'membre' | 'personne'>()
  const common = { onAjouter, onDone, isChosen: wanted !== undefined }
  return (wanted ?? first) === 'membre' ? (
    <MembreForm {...common} isOnline={isOnline} onOther={() => setWanted('personne')} />
  ) : (
    <PersonneForm {...common} onOther={() => setWanted('membre')} />
  )
}
