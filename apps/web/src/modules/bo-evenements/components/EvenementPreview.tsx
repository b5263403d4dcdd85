import { useQuery } from '@tanstack/react-query'
import { usePictureAddress } from '#kit/picture-address.ts'
import { EvenementDate, EvenementTags, heuresOf, jourOf } from '#modules/evenements/evenements.public.tsx'
import { useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { RichText } from '#ui/RichText.tsx'
import { intervenantesDe, isEnLigneDe, lieuDe, placesDe, quandDe } from '../apercu.ts'
import { themesQuery, typesQuery } from '../bo-evenements.api.ts'
import type { Saisie } from '../saisie.ts'
import styles from './EvenementPreview.module.css'

const PAYSAGE = '/images/paysages/bocage.svg'

type EvenementPreviewProps = { readonly saisie: Saisie; readonly onClose: () => void }

/** The event as members would see it, with what is still missing. */
export const EvenementPreview = ({ saisie, onClose }: EvenementPreviewProps) => {
  const theme = useQuery(themesQuery()).data?.find(({ id }) => id === saisie.themeId)
  const type = useQuery(typesQuery()).data?.find(({ id }) => id === saisie.type)
  const image = usePictureAddress(saisie.imageEvenement as string | File | null, 800)
  const ville = useCommunes(saisie.codePostal.trim()).villes?.find(({ id }) => id === saisie.ville)
  const quand = quandDe(saisie)
  const intervenantes = intervenantesDe(saisie)
  return (
    <Dialog isOpen title="Aperçu" onClose={onClose}>
      <article className={styles.apercu}>
        <img src={image ?? PAYSAGE} alt="" className={styles.image} />
        <div className={styles.head}>
          <EvenementDate
            evenement={{ dateHeureDebut: quand?.dateHeureDebut ?? null, fuseau: saisie.fuseau }}
          />
          <div className={styles.texts}>
            <div className={styles.tags}>
              <EvenementTags evenement={{ evenementType: type ?? null, isEnLigne: isEnLigneDe(saisie) }} />
            </div>
            <h3>{saisie.titre || 'Sans titre'}</h3>
          </div>
        </div>
        <Facts
          isNarrow
          facts={[
            ['Quand', quand ? `${jourOf(quand)}, ${heuresOf(quand)}` : 'Date à définir'],
            ['Où', lieuDe(saisie, ville?.nom)],
            ['Places', placesDe(saisie)],
            ['Thématique', theme?.libelle ?? null],
            [
              intervenantes.length > 1 ? 'Intervenantes' : 'Intervenante',
              intervenantes.length > 0 ? (
                <span key="qui" className={styles.names}>
                  {intervenantes.join(', ')}
                </span>
              ) : null,
            ],
          ]}
        />
        {saisie.description === '' ? (
          <p className="muted">La description viendra ici.</p>
        ) : (
          <RichText html={saisie.description} />
        )}
      </article>
    </Dialog>
  )
}
