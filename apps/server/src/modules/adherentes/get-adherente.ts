import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Profil, TerritoireStub } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { isVisible, type ChampAPortee, type Regard } from '@entrelles/contract/modules/adherentes/portees.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Db } from '#db/client.ts'
import type { Lecture } from './annuaire.queries.ts'
import { findProfil } from './profil.queries.ts'

const stub = (id: string | null, nom: string | null): TerritoireStub | null =>
  id !== null && nom !== null ? { id: id as TerritoireStub['id'], nom } : null

/** A member's profile, if the reader sees it. `comme` previews it as another reader sees it, and is only for her own profile. */
export const findAdherente = async (
  db: Db,
  lecture: Lecture,
  id: AdherenteId,
  comme?: Exclude<Regard, 'soi'>,
): Promise<Profil | undefined> => {
  const own = id === lecture.lectriceId
  const found = comme && !own ? undefined : await findProfil(db, lecture, id)
  if (!found) return undefined
  const others: Regard = found.memeAntenne ? 'antenne' : 'reseau'
  const regard = own ? (comme ?? 'soi') : others
  const told = <Value, Hidden>(champ: ChampAPortee, value: Value, hidden: Hidden): Value | Hidden =>
    isVisible(found.portees, champ, regard) ? value : hidden
  const text = (champ: ChampAPortee & keyof typeof found): string | null =>
    told(champ, found[champ] as string | null, null)
  return {
    id,
    prenom: found.prenom,
    nom: found.nom,
    photo: found.photo,
    ville:
      found.villeNom !== null && found.departement !== null
        ? { nom: found.villeNom, departement: found.departement }
        : null,
    territoire: stub(found.territoireId, found.territoireNom),
    territoireCoordonne: stub(found.coordonneId, found.coordonneNom),
    membreDepuis: found.membreDepuis,
    profession: text('profession'),
    nomEntreprise: text('nomEntreprise'),
    presentation: text('presentation'),
    telephone: text('telephone'),
    email: text('email'),
    dateNaissance: text('dateNaissance'),
    secteur: text('secteur'),
    ambition: text('ambition'),
    site: text('site'),
    linkedin: text('linkedin'),
    instagram: text('instagram'),
    facebook: text('facebook'),
    situations: told('situations', found.situations, []),
    attentes: told('attentes', found.attentes, []),
    competences: told('competences', found.competences, []),
    recherches: told('recherches', found.recherches, []),
    sollicitable: found.sollicitable,
    droits: { modifier: regard === 'soi' },
  }
}

export const getAdherente = async (...asked: Parameters<typeof findAdherente>): Promise<Profil> => {
  const profil = await findAdherente(...asked)
  if (!profil) throw commonErrors.introuvable()
  return profil
}
