import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyFailure } from '#kit/notify.ts'
import { lienQuery } from './fichiers.api.ts'

/** Saves a private file. Its address is asked for at the press, because it is valid for a few minutes. */
export const useSaveFichier = ({ id, nom }: Pick<Fichier, 'id' | 'nom'>) => {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { url } = await client.fetchQuery(lienQuery(id))
      const link = document.createElement('a')
      link.href = url
      link.download = nom
      link.click()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
