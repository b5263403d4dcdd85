import { paysageOf } from '@entrelles/contract/modules/evenements/paysage.ts'
import type { ArticleRessource, Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { pictureOf } from '#kit/sent-pictures.ts'

/** The picture of a resource in one of its sizes, or a landscape. */
export const visuelOf = ({ id, image }: Pick<Ressource, 'id' | 'image'>, largeur: 800 | 1600): string =>
  image === null ? paysageOf(id) : pictureOf(image.nom, largeur)

/** Finds the pictures of an article by id, each in its two sizes. */
export const figuresIn = (figures: ArticleRessource['figures']) => {
  const byId = new Map<string, ArticleRessource['figures'][number]>(figures.map((one) => [one.id, one]))
  return (id: string) => {
    const figure = byId.get(id)
    if (!figure) return undefined
    const { nom, proportions } = figure
    const [src, large] = [pictureOf(nom, 800), pictureOf(nom, 1600)]
    return { src, srcSet: `${src} 800w, ${large} 1600w`, proportions }
  }
}
