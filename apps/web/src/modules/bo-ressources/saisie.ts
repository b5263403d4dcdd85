import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import {
  articleForm,
  fichierRessourceForm,
  lienForm,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type {
  PublicRessource,
  TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { ressourcesErrors } from '@entrelles/contract/modules/ressources/ressources.errors.ts'
import { problemeRevision } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Creation } from './adresses.ts'

export type ImageSaisie = { readonly id: MediaId; readonly nom: string }
export type EvenementChoisi = { readonly id: EvenementId; readonly titre: string }

/** The values of the form; '' where nothing is typed or chosen. */
export type Saisie = {
  readonly type: TypeRessource
  readonly titre: string
  readonly resume: string
  readonly contenu: string
  readonly url: string
  /** Minutes of a replay. */
  readonly duree: string
  /** One at most. */
  readonly fichiers: readonly Fichier[]
  readonly thematique: string
  readonly dateRevision: string
  readonly motsCles: readonly string[]
  readonly evenement: EvenementChoisi | null
  readonly intervenants: readonly { readonly value: string; readonly label: string }[]
  /** Null: the caller, or the same as before. */
  readonly auteure: AdherenteId | null
  readonly image: ImageSaisie | null
  readonly texteImage: string
  readonly public: PublicRessource
  readonly territoires: readonly string[]
  /** What the pressed button does once it is saved. */
  readonly suite: 'enregistrer' | 'publier'
}

/** A new resource: for the branches of a coordinator, otherwise for the whole network. */
export const saisieVide = (
  quoi: Creation,
  audience: PublicRessource,
  territoires: readonly string[] = [],
): Saisie => ({
  type: quoi,
  titre: '',
  resume: '',
  contenu: '',
  url: '',
  duree: '',
  fichiers: [],
  thematique: '',
  dateRevision: '',
  motsCles: [],
  evenement: null,
  intervenants: [],
  auteure: null,
  image: null,
  texteImage: '',
  public: audience,
  territoires,
  suite: 'enregistrer',
})

/** The form values of a resource: its unpublished changes, or what is published. A past review is chosen again. */
export const saisieOf = (ressource: DetailRessourceBo, today: string): Saisie => {
  const { type, url, fichier, brouillonEnCours } = ressource
  const {
    titre,
    resume,
    contenu,
    image,
    thematique,
    motsCles,
    evenement,
    intervenants,
    dateRevision,
    ...rest
  } = brouillonEnCours ?? ressource
  return {
    type,
    titre,
    resume: resume ?? '',
    contenu: contenu ?? '',
    url: url ?? '',
    duree: type === 'replay' ? String(ressource.dureeLecture ?? '') : '',
    fichiers: fichier ? [fichier] : [],
    thematique: thematique?.id ?? '',
    dateRevision: dateRevision !== null && dateRevision > today ? dateRevision : '',
    motsCles,
    evenement: evenement && { id: evenement.id, titre: evenement.titre },
    intervenants: intervenants.map((one) => ({ value: one.id, label: formatName(one) })),
    auteure: rest.auteure?.id ?? null,
    image: image && { id: image.id, nom: image.nom },
    texteImage: image?.texteAlternatif ?? '',
    public: rest.public,
    territoires: rest.territoires.map(({ id }) => id),
    suite: 'enregistrer',
  }
}

/** The fields of every type, as the API takes them. */
const communsOf = (saisie: Saisie) => ({
  titre: saisie.titre,
  resume: saisie.resume,
  image: saisie.image && { id: saisie.image.id, texteAlternatif: saisie.texteImage },
  thematique: saisie.thematique || null,
  motsCles: [...saisie.motsCles],
  public: saisie.public,
  territoires: saisie.public === 'territoires' ? [...saisie.territoires] : [],
  evenement: saisie.evenement?.id ?? null,
  intervenants: saisie.intervenants.map(({ value }) => value),
  auteure: saisie.auteure,
  dateRevision: saisie.dateRevision || null,
})

const dureeOf = ({ type, duree }: Saisie): string | null =>
  type === 'replay' && duree.trim() !== '' ? duree : null

export const lienOf = (saisie: Saisie) => ({
  ...communsOf(saisie),
  type: saisie.type === 'replay' ? ('replay' as const) : ('lien' as const),
  url: saisie.url,
  duree: dureeOf(saisie),
})
export const articleOf = (saisie: Saisie) => ({ ...communsOf(saisie), contenu: saisie.contenu })
export const fichierOf = (saisie: Saisie) => ({
  ...communsOf(saisie),
  fichier: saisie.fichiers[0]?.id ?? '',
})

/** The body of a change: the fields of its type, without the type itself. */
export const changementOf = (saisie: Saisie, version: number) => {
  if (saisie.type === 'article') return { ...articleOf(saisie), version }
  if (saisie.type === 'fichier') return { ...fichierOf(saisie), version }
  const { type: _type, ...lien } = lienOf(saisie)
  return { ...lien, version }
}

/** The field of this form that a field of the body is in. */
export const champOf = (champ: string): string => {
  if (champ.startsWith('image.texte')) return 'texteImage'
  const [name = champ] = champ.split('.')
  return name === 'fichier' ? 'fichiers' : name
}

const issuesOf = (saisie: Saisie) => {
  const parsed =
    saisie.type === 'article'
      ? articleForm.safeParse(articleOf(saisie))
      : saisie.type === 'fichier'
        ? fichierRessourceForm.safeParse(fichierOf(saisie))
        : lienForm.safeParse(lienOf(saisie))
  return parsed.error?.issues ?? []
}

const fichierManquant = ({ type, fichiers }: Saisie): readonly Violation[] =>
  type === 'fichier' && fichiers.length === 0 ? [{ champ: 'fichiers', message: MESSAGES.obligatoire }] : []

const revisionPassee = ({ dateRevision }: Saisie): readonly Violation[] => {
  const message = dateRevision === '' ? undefined : problemeRevision(dateRevision, parisDay(new Date()))
  return message === undefined ? [] : [{ champ: 'dateRevision', message }]
}

const texteManquant = ({ type, contenu, suite }: Saisie): readonly Violation[] =>
  type === 'article' && suite === 'publier' && textOfRichText(contenu) === ''
    ? [{ champ: 'contenu', message: ressourcesErrors.article_vide().message }]
    : []

/** Why it cannot be saved, or published, with the messages of the server. */
export const violationsDe = (saisie: Saisie): readonly Violation[] => [
  ...fichierManquant(saisie),
  ...texteManquant(saisie),
  ...revisionPassee(saisie),
  ...violationsOf(issuesOf(saisie)).map(({ champ, message }) => ({ champ: champOf(champ), message })),
]
