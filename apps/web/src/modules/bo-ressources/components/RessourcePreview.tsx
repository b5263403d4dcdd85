import { minutesOf, sommaireOf } from '@entrelles/contract/kit/article.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { motsDuree } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { Figure } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { pictureOf } from '#kit/sent-pictures.ts'
import { ArticleText } from '#modules/ressources/components/ArticleText.tsx'
import { ICONES } from '#modules/ressources/mots.ts'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinksElsewhere } from '#ui/LinksElsewhere.tsx'
import { Tag } from '#ui/Tag.tsx'
import { themesQuery } from '../bo-ressources.api.ts'
import { violationsDe, type Saisie } from '../saisie.ts'
import { LIBELLES } from '../saisie-form.ts'
import styles from './Formulaire.module.css'

type RessourcePreviewProps = {
  readonly saisie: Saisie
  readonly figures: ReadonlyMap<string, Figure>
  readonly onClose: () => void
}

/** The labels of the fields that keep it from being published. */
const manquantsOf = (saisie: Saisie): readonly string[] => [
  ...new Set(
    violationsDe({ ...saisie, suite: 'publier' }).map(({ champ }) => LIBELLES[champ as keyof Saisie]),
  ),
]

/** The article as members would read it, from the values of the form, with what it still needs. */
export const RessourcePreview = ({ saisie, figures, onClose }: RessourcePreviewProps) => {
  const theme = useQuery(themesQuery()).data?.find(({ id }) => id === saisie.thematique)
  const { titre, resume, contenu, image, texteImage } = saisie
  const manquants = manquantsOf(saisie)
  return (
    <Dialog isOpen isWide title="Aperçu" onClose={onClose}>
      <div className="stack">
        {manquants.length > 0 && (
          <Callout tone="warning">
            Avant de le publier, il reste à corriger&nbsp;: {manquants.join(', ')}.
          </Callout>
        )}
        <LinksElsewhere>
          <article className="stack">
            {image && <img src={pictureOf(image.nom, 800)} alt={texteImage} className={styles.picture} />}
            <span className="row">
              <Tag tone="sage" icon={ICONES.article}>
                {TYPES_RESSOURCE.article}
              </Tag>
              {theme && <Tag tone="outline">{theme.libelle}</Tag>}
              <span className="small muted">{motsDuree('article', minutesOf(contenu))}</span>
            </span>
            <h2 className={styles.previewed}>{titre || 'Sans titre'}</h2>
            {resume !== '' && <p className={styles.lede}>{resume}</p>}
            <ArticleText
              article={{ contenu, sommaire: sommaireOf(contenu).slice(), figures: [...figures.values()] }}
            />
          </article>
        </LinksElsewhere>
      </div>
    </Dialog>
  )
}
