import { useEffect } from 'react'
import { toast } from '#ui/toast.ts'
import { tellAccountChange, tellKeptElsewhere } from './kept-forms.ts'

/** Says what became of forms that the page does not show; a form that is shown says it itself. */
export const useKeptNotice = (compte: string): void => {
  useEffect(() => {
    // Both stay until they are closed: they explain why a text is not where it was.
    if (tellAccountChange())
      toast({
        tone: 'warning',
        message:
          'Un autre compte s’est connecté dans un autre onglet. Ce qui était écrit ici reste gardé pour le premier pendant 24\u00a0heures.',
        duration: 0,
      })
    if (tellKeptElsewhere())
      toast({
        tone: 'info',
        message:
          'Ta session s’est terminée\u00a0; nous avons gardé ce que tu avais écrit. Tu le retrouveras en rouvrant le formulaire.',
        duration: 0,
      })
  }, [compte])
}
