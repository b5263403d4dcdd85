import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  COORDINATRICE_ABSENTE,
  COORDINATRICES_MAX,
  COORDINATRICES_TROP,
} from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { Ctx } from '#kit/ctx.ts'
import { seuilOf } from '#kit/settings.ts'
import { sendLettre, type Inside } from '#modules/envois/envois.public.ts'
import { coordinationLettre } from './antennes.lettres.ts'
import {
  deleteCoordination,
  insertCoordination,
  listCoordinatrices,
  listPresentes,
  type Coordination,
} from './coordinations.repository.ts'

type Nommee = Coordination & { readonly nom: string }
type Changes = { readonly arrivees: readonly Nommee[]; readonly departs: readonly Nommee[] }

/**
 * Changes the coordinators of branches, and mails each of them. Roles are read at each request, so hers change at
 * the next one. `nom` is the name of the branch, which may be deleted before the mail is sent. The caller must hold the
 * locks on the branches; `champ` is the form field of the new coordinators.
 */
export const changeCoordinations = async (
  { arrivees, departs }: Changes,
  ctx: Inside & Pick<Ctx, 'settings'>,
  champ: 'adherentes' | 'territoires' = 'adherentes',
): Promise<void> => {
  const { db, now } = ctx
  const coming = [...new Set(arrivees.map(({ compteId }) => compteId))]
  if ((await listPresentes(db, coming, seuilOf(ctx))).length < coming.length)
    throw invalidForm([{ champ, message: COORDINATRICE_ABSENTE }])
  const le = now()
  const tell = (change: Nommee, sens: 'arrivee' | 'depart') =>
    sendLettre(ctx, coordinationLettre, {
      compteId: change.compteId,
      donnees: { ...change, sens, le: le.toISOString() },
    })
  for (const depart of departs) {
    await deleteCoordination(db, depart)
    await tell(depart, 'depart')
  }
  for (const arrivee of arrivees) {
    await insertCoordination(db, arrivee, le)
    if ((await listCoordinatrices(db, arrivee.territoireId)).length > COORDINATRICES_MAX)
      throw invalidForm([{ champ, message: COORDINATRICES_TROP }])
    await tell(arrivee, 'arrivee')
  }
}
