import { useSendEssai } from './actus.api.ts'
import type { usePublicationForm } from './use-publication-form.ts'

type Formulaire = Pick<ReturnType<typeof usePublicationForm>, 'keep' | 'isKeeping' | 'isBrouillon'>

/**
 * For the dialog of an announcement: sends her its mail first. The mail is that of what is saved, so the draft is kept before. Undefined
 * for a post that is no draft: what she typed is not saved until the form is sent.
 */
export const useEssai = ({ keep, isKeeping, isBrouillon }: Formulaire) => {
  const { mutate: send, isPending } = useSendEssai()
  const trySending = async () => {
    const draft = await keep()
    if (draft) send({ params: { id: draft.id } })
  }
  return isBrouillon ? { busy: isPending || isKeeping, onTry: () => void trySending() } : undefined
}
