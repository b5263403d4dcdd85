import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '#kit/session.ts'
import { recentesOf } from './ouvrir-recentes.ts'
import { listRecentes, removeRecente, type Recente } from './recentes.ts'

/** The recent searches, read each time that the suggestions open. */
export const useRecentes = () => {
  const store = recentesOf(useUser().adherente.id)
  const [recentes, setRecentes] = useState<readonly Recente[]>([])
  useEffect(() => {
    let isGone = false
    void listRecentes(store).then((found) => {
      if (!isGone) setRecentes(found)
    })
    return () => {
      isGone = true
    }
  }, [store])
  const remove = async (termes: string): Promise<void> => {
    await removeRecente(store, termes)
    const left = await listRecentes(store)
    // On the screen before the caller moves the focus: it would be lost with a button that is about to go.
    flushSync(() => setRecentes(left))
  }
  return { recentes, remove }
}
