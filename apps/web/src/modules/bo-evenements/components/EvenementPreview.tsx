import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { usePictureAddress } from '#kit/picture-address.ts'
import { EvenementCover } from '#modules/evenements/components/EvenementCover.tsx'
import { EvenementPage } from '#modules/evenements/components/EvenementPage.tsx'
import { useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinksElsewhere } from '#ui/LinksElsewhere.tsx'
import { evenementDe, intervenantesDe, manquantsDe } from '../apercu.ts'
import { themesQuery, typesQuery } from '../bo-evenements.api.ts'
import type { Saisie } from '../saisie.ts'

type EvenementPreviewProps = {
  readonly saisie: Saisie
  /** The saved commune, known before the list of its postal code is read. */
  readonly ville: DetailEvenement['ville'] | undefined
  readonly onClose: () => void
}

const usePhoto = (photo: Saisie['intervenantPhoto']) => usePictureAddress(photo as string | File | null, 640)

/** The page of the event as members would see it, from the values of the form, with what it still needs. */
export const EvenementPreview = ({ saisie, ville: connue, onClose }: EvenementPreviewProps) => {
  const theme = useQuery(themesQuery()).data?.find(({ id }) => id === saisie.themeId) ?? null
  const evenementType = useQuery(typesQuery()).data?.find(({ id }) => id === saisie.type) ?? null
  const image = usePictureAddress(saisie.imageEvenement as string | File | null, 1600)
  const photos = {
    intervenant: usePhoto(saisie.intervenantPhoto),
    intervenant2: usePhoto(saisie.intervenant2Photo),
  }
  const codePostal = saisie.codePostal.trim()
  const trouvee = useCommunes(codePostal).villes?.find(({ id }) => id === saisie.ville)
  const ville = trouvee ? { ...trouvee, codePostal } : connue?.id === saisie.ville ? connue : null
  const evenement = evenementDe(saisie, { theme, evenementType, ville })
  const manquants = manquantsDe(saisie)
  return (
    <Dialog isOpen isWide title="Aperçu" onClose={onClose}>
      {manquants.length > 0 && (
        <Callout tone="warning">
          Avant de le publier, il reste à remplir&nbsp;: {manquants.join(', ')}.
        </Callout>
      )}
      <LinksElsewhere>
        <article className="stack">
          <EvenementCover evenement={evenement} preview={{ image }} />
          <EvenementPage evenement={evenement} preview={{ intervenantes: intervenantesDe(saisie, photos) }} />
        </article>
      </LinksElsewhere>
    </Dialog>
  )
}
