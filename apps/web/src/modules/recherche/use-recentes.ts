import { useEffect, useState } from 'react'
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
    setRecentes(await listRecentes(store))
  }
  return { recentes, remove }
}
