import type { FavoriId } from '@entrelles/contract/kit/ids.ts'
import type { FichierId } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { Ressource, RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'

const idOf = (n: number): string => `019a0000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`

export const FAVORI = idOf(0xfa) as FavoriId

/** An article of the network, published and reviewed. */
export const ressourceDe = (fields: Partial<Ressource> = {}): Ressource => ({
  id: idOf(1) as RessourceId,
  type: 'article',
  titre: 'Se faire élire dans une commune de 600 habitants',
  resume: 'Trois conseillères racontent la campagne.',
  url: null,
  fichier: null,
  image: null,
  thematique: { id: idOf(0x71), libelle: 'Engagement local' },
  public: 'reseau',
  territoires: [],
  statut: 'publiee',
  dureeLecture: 9,
  nbVues: 0,
  nbUtiles: 48,
  monUtile: false,
  enFavori: false,
  favoriId: null,
  etatLien: null,
  datePublication: '2026-11-04T08:00:00.000Z',
  ...fields,
})

export const lienDe = (fields: Partial<Ressource> = {}): Ressource =>
  ressourceDe({
    id: idOf(2) as RessourceId,
    type: 'lien',
    titre: 'Carte des aides régionales',
    url: 'https://aides.example/carte',
    dureeLecture: null,
    ...fields,
  })

export const fichierDe = (fields: Partial<Ressource> = {}): Ressource =>
  ressourceDe({
    id: idOf(3) as RessourceId,
    type: 'fichier',
    titre: 'Modèle de bail rural',
    dureeLecture: null,
    fichier: {
      id: idOf(0xf1) as FichierId,
      nom: 'bail.pdf',
      type: 'pdf',
      taille: 1_258_291,
      mime: 'application/pdf',
    },
    ...fields,
  })
