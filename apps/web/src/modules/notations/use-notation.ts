import type { NotationPubliee } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { useRef, useState } from 'react'
import { useCreateNotation, useDeclineNotation, useUpdateNotation } from './notations.api.ts'

/**
 * The member's rating of the month. The chosen score shows at once, before the response: the banner then grows under her
 * finger, and not when she already reads something else.
 */
export const useNotation = () => {
  const [note, setNote] = useState<number>()
  const posted = useRef<Promise<NotationPubliee>>(undefined)
  const create = useCreateNotation()
  const { mutate: decline } = useDeclineNotation()
  const update = useUpdateNotation()

  const send = async (chosen: number): Promise<unknown> => {
    if (posted.current) {
      const { id } = await posted.current
      return update.mutateAsync({ params: { id }, body: { note: chosen } })
    }
    posted.current = create.mutateAsync({ body: { note: chosen } })
    return posted.current.catch((error: unknown) => {
      posted.current = undefined
      throw error
    })
  }

  return {
    note,
    /** Posts the first score and changes it afterwards; ignored while the last one is being sent. */
    rate: (chosen: number) => {
      if (chosen === note || create.isPending || update.isPending) return
      setNote(chosen)
      send(chosen).catch(() => setNote(note))
    },
    comment: async (commentaire: string | null): Promise<void> => {
      const notation = await posted.current
      if (notation) await update.mutateAsync({ params: { id: notation.id }, body: { commentaire } })
    },
    /** Records that the member closed the banner without a score. */
    decline: () => decline({ body: { isWithoutNotationAndComment: true } }),
  }
}
