import { useState } from 'react'
import type { Saisie } from './saisie.ts'
import type { Reponse } from './use-ressource-form.ts'

type Attente = { readonly saisie: Saisie; readonly answer: (reponse: Reponse) => void }

/** Asks before the first publication. `confirm` is for the form: it resolves to her answer. */
export const usePublication = () => {
  const [attente, setAttente] = useState<Attente>()
  return {
    confirm: (saisie: Saisie): Promise<Reponse> =>
      new Promise((resolve) => setAttente({ saisie, answer: resolve })),
    /** What waits for her answer. */
    asked: attente?.saisie,
    answer: (reponse: Reponse): void => {
      attente?.answer(reponse)
      setAttente(undefined)
    },
  }
}
