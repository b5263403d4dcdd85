import type {
  Commentaire,
  CommentaireId,
  ImagePublication,
  Publication,
  PublicationId,
} from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

const idOf = (n: number): string => `019a0000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`

export const CORNOUAILLE = { id: idOf(0xc1) as TerritoireId, nom: 'Cornouaille' }
export const LEON = { id: idOf(0xc2) as TerritoireId, nom: 'Léon' }

export const SOIZIC = {
  id: idOf(0xa1) as AdherenteId,
  prenom: 'Soizic',
  nom: 'Guéguen',
  nomEntreprise: null,
  profession: 'Ostréicultrice',
  ville: { nom: 'Riec-sur-Bélon', departement: '29' },
  photo: null,
  territoireCoordonne: CORNOUAILLE,
}
export const INES = {
  ...SOIZIC,
  id: idOf(0xa2) as AdherenteId,
  prenom: 'Inès',
  nom: 'Morel',
  profession: 'Développeuse web',
  ville: { nom: 'Figeac', departement: '46' },
  territoireCoordonne: null,
}

const RIEN = {
  modifier: false,
  supprimer: false,
  masquer: false,
  commenter: false,
  reagir: false,
  signaler: false,
  epingler: false,
  archiver: false,
  restaurer: false,
  suivre: false,
  voirStatistiques: false,
}

export const imageDe = (n: number, change: Partial<ImagePublication> = {}): ImagePublication => ({
  id: idOf(0xe0 + n) as MediaId,
  nom: `photo-${n}.webp`,
  proportions: 1.5,
  texteAlternatif: `Photo ${n}`,
  ...change,
})

/** A published post of Soizic, of which the reader may do what `droits` says. */
export const publicationDe = ({
  droits,
  ...change
}: Partial<Omit<Publication, 'droits'>> & { droits?: Partial<Publication['droits']> } = {}): Publication => ({
  id: idOf(0xb1) as PublicationId,
  type: 'publication',
  titre: null,
  contenu: '<p>Le marché de Noël est plein.</p>',
  territoires: [],
  images: [],
  lienApercu: null,
  evenement: null,
  coupDePouce: null,
  ressource: null,
  statut: 'publiee',
  dateProgrammee: null,
  epingleeJusquau: null,
  commentairesOuverts: true,
  nbCommentaires: 0,
  reactions: { jaime: 0, bravo: 0, merci: 0, soutien: 0 },
  maReaction: null,
  suivi: null,
  favori: false,
  auteure: SOIZIC,
  dateCreation: '2026-11-13T08:00:00.000Z',
  datePublication: '2026-11-13T08:12:00.000Z',
  dateModification: null,
  version: 1,
  ...change,
  droits: { ...RIEN, ...droits },
})

/** A comment of Inès. */
export const commentaireDe = (n: number, parent: number | null = null): Commentaire => ({
  id: idOf(n) as CommentaireId,
  publicationId: idOf(0xb1) as PublicationId,
  contenu: `<p>Commentaire ${n}</p>`,
  image: null,
  auteure: INES,
  commentaireParentId: parent === null ? null : (idOf(parent) as CommentaireId),
  reactions: { jaime: 0, bravo: 0, merci: 0, soutien: 0 },
  maReaction: null,
  statut: 'publie',
  datePublication: '2026-11-13T09:40:00.000Z',
  dateModification: null,
  version: 1,
  droits: { modifier: false, supprimer: false, repondre: true, signaler: true },
})
