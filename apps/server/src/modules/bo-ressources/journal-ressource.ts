import { formatName } from '@entrelles/contract/kit/format.ts'
import type { ArticleForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { Complete } from '#kit/complete.ts'

type Renamed = 'image' | 'thematique' | 'territoires' | 'auteure' | 'contenu'

/** The paragraphs of an article. */
const lignesOf = (contenu: string | null): string[] =>
  contenu === null ? [] : textOfRichText(contenu).split('\n')

/** The unpublished changes, or else the resource itself: what its form shows. */
const montreeOf = (r: DetailRessourceBo) => r.brouillonEnCours ?? { ...r, auteure: r.carteAuteure }

/**
 * The values of a resource that the journal compares, as its form shows them. Of a long text, the journal keeps the paragraphs
 * that the `other` side does not have.
 */
export const valeursOf = (r: DetailRessourceBo, other?: DetailRessourceBo) => {
  const montree = montreeOf(r)
  const others = new Set(lignesOf((other && montreeOf(other).contenu) ?? null))
  return {
    titre: montree.titre,
    resume: montree.resume,
    url: r.url,
    fichier: r.fichier?.nom ?? null,
    texte: lignesOf(montree.contenu).filter((ligne) => !others.has(ligne)),
    visuel: montree.image?.nom ?? null,
    texteImage: montree.image?.texteAlternatif ?? null,
    theme: montree.thematique?.libelle ?? null,
    motsCles: montree.motsCles,
    public: montree.public,
    antennes: montree.territoires.map(({ nom }) => nom),
    evenement: montree.evenement?.titre ?? null,
    intervenants: montree.intervenants.map((une) => formatName(une)),
    ecritePar: formatName(montree.auteure),
    dateRevision: montree.dateRevision,
    dureeLecture: montree.dureeLecture,
    statut: r.statut,
  } satisfies Complete<ArticleForm, Renamed>
}

export const cibleOf = ({ id, titre }: { readonly id: string; readonly titre: string }) =>
  ({ type: 'ressource', id, nom: titre }) as const
