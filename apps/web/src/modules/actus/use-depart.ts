import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { destinatairesQuery } from './actus.api.ts'
import type { Depart } from './components/DepartDialog.tsx'
import { idsOf, isTold, nbDestinataires } from './depart.ts'
import { corpsOf, type Saisie } from './saisie.ts'

/** An announcement that waits for her confirmation before it leaves. */
type Attente = { readonly saisie: Saisie; readonly answer: (isConfirmed: boolean) => void }

type Antenne = { readonly id: string; readonly label: string }

/** Asks before an announcement leaves; `antennes` gives their names to the branches of the form. */
export const useDepart = (initial: Publication | undefined, antennes: readonly Antenne[]) => {
  const [attente, setAttente] = useState<Attente>()
  const { data: totaux } = useQuery({ ...destinatairesQuery(), enabled: attente !== undefined })

  const departOf = (saisie: Saisie): Depart => {
    const ids = idsOf(saisie.audience)
    return {
      titre: saisie.titre,
      antennes: antennes.filter(({ id }) => ids.includes(id)).map(({ label }) => label),
      nb: totaux && nbDestinataires(totaux, ids),
      date: corpsOf(saisie).dateProgrammee ?? null,
    }
  }
  const answer = (isConfirmed: boolean) => {
    attente?.answer(isConfirmed)
    setAttente(undefined)
  }
  return {
    /** For the form: resolves to her answer. A post that notifies nobody is published without a question. */
    confirm: (saisie: Saisie): Promise<boolean> =>
      isTold(saisie, initial)
        ? new Promise((resolve) => setAttente({ saisie, answer: resolve }))
        : Promise.resolve(true),
    /** What the dialog shows; undefined while nothing waits. */
    depart: attente && departOf(attente.saisie),
    answer,
  }
}
