import { formatName } from '@entrelles/contract/kit/format.ts'
import type {
  DetailIntervenantBo,
  IntervenantUpdate,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Complete } from '#kit/complete.ts'

type Untold = 'email' | 'telephone' | 'noteInterne' | 'version'
type Renamed = 'photoId' | 'adherenteId'

/** The values of a speaker that the journal compares, without contact details and internal notes. */
export const valeursOf = (i: DetailIntervenantBo) =>
  ({
    prenom: i.prenom,
    nom: i.nom,
    entreprise: i.entreprise,
    profession: i.profession,
    biographie: i.biographie,
    photo: i.photo,
    siteWeb: i.siteWeb,
    instagram: i.instagram,
    facebook: i.facebook,
    linkedin: i.linkedin,
    lienFdt: i.lienFdt,
    adherente: i.adherente && formatName(i.adherente),
    thematiques: i.thematiques.map(({ libelle }) => libelle),
    territoires: i.territoires.map(({ nom }) => nom),
    visible: i.visible,
    statut: i.statut,
    consentement: i.consentement?.preuve ?? null,
  }) satisfies Complete<IntervenantUpdate, Untold | Renamed>

export const cibleOf = ({ id, prenom, nom }: Pick<DetailIntervenantBo, 'id' | 'prenom' | 'nom'>) =>
  ({ type: 'intervenant', id, nom: `${prenom} ${nom}` }) as const
