import type { IntervenanteForm } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { intervenantForm } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import { miniatureDe, type MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/call.ts'
import { CallError } from '#kit/errors.ts'
import { notify, notifyFailure } from '#kit/notify.ts'
import {
  intervenantBoQuery,
  nomOf,
  useCreateIntervenant,
} from '#modules/bo-intervenants/bo-intervenants.public.tsx'
import { fileOfPicture } from '#ui/crop-preview.ts'
import { ficheOfIntervenante, intervenanteOfFiche } from './fiche.ts'

const PHOTO = { name: 'photo.jpg', type: 'image/jpeg', width: 1280 } as const

/** Downloads a stored picture as a file; null when it cannot be read. */
const fichierDe = (photo: string): Promise<File | null> =>
  fileOfPicture(miniatureDe(photo, 1280), PHOTO).catch(() => null)

const envoiDe = async (photo: IntervenanteForm['Photo']): Promise<MediaId | undefined> => {
  const fichier = typeof photo === 'string' ? await fichierDe(photo) : (photo as File | null)
  if (fichier === null) return undefined
  return (await call(mediasEndpoints.createMedia, { body: { fichier, usage: 'intervenant' } })).id
}

/** Copies between a form block and the speaker records. */
export const useFiche = () => {
  const client = useQueryClient()
  const { mutateAsync: createIntervenant } = useCreateIntervenant()
  const [isBusy, setIsBusy] = useState(false)

  const during = async (act: () => Promise<void>): Promise<void> => {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  /** Reads a record as form values, with its photo as a file. */
  const lire = (id: string, onRead: (values: IntervenanteForm) => void) =>
    during(async () => {
      const fiche = await client.fetchQuery(intervenantBoQuery(id))
      const Photo = fiche.photo === null ? null : await fichierDe(fiche.photo)
      onRead({ ...intervenanteOfFiche(fiche), Photo })
    })

  /** Creates a record from the block. */
  const creer = ({ Photo, ...values }: IntervenanteForm) =>
    during(async () => {
      const parsed = intervenantForm.safeParse(ficheOfIntervenante(values))
      if (!parsed.success) {
        const message = 'Indique son prénom et son nom, et corrige ses coordonnées.'
        throw new CallError(422, { code: 'invalide', message })
      }
      const photoId = await envoiDe(Photo)
      const fiche = await createIntervenant({ body: { ...parsed.data, ...(photoId && { photoId }) } })
      notify(`La fiche de ${nomOf(fiche)} est créée. Son consentement reste à recueillir.`)
    })

  return { lire, creer, isBusy }
}
