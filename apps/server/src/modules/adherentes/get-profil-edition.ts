import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { CHAMPS_A_PORTEE, porteeDe } from '@entrelles/contract/modules/adherentes/portees.ts'
import type { ProfilEdition } from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { findProfilEdition } from './profil.queries.ts'

/** The caller's profile with the visibility of each field; 404 for any other profile. */
export const getProfilEdition = async (db: Db, actor: SignedIn, id: AdherenteId): Promise<ProfilEdition> => {
  const found = id === actor.id ? await findProfilEdition(db, id) : undefined
  if (!found) throw commonErrors.introuvable()
  const portees = CHAMPS_A_PORTEE.map((champ) => [champ, porteeDe(found.portees, champ)])
  return { ...found, id, portees: Object.fromEntries(portees) as ProfilEdition['portees'] }
}
