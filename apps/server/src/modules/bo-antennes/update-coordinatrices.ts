import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesErrors } from '@entrelles/contract/modules/antennes/antennes.errors.ts'
import type { CoordinatricesForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '#kit/ctx.ts'
import { changeCoordinations } from '#modules/antennes/change-coordinations.ts'
import { listCoordinatrices, lockTerritoire } from '#modules/antennes/coordinations.repository.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { cibleOf, valeursOf } from './journal-territoire.ts'

type Nommees = { readonly [Champ in keyof CoordinatricesForm]: readonly string[] }

/** Sets the coordinators of a branch. */
export const updateCoordinatrices = async (
  id: TerritoireId,
  { adherentes, vu }: Nommees,
  ctx: Ctx,
): Promise<DetailTerritoireBo> => {
  const { db, actor } = ctx
  const held = await lockTerritoire(db, id)
  if (!held) throw commonErrors.introuvable()
  if (held.statut === 'fermee') throw antennesErrors.antenne_fermee()
  const { nom } = held
  const before = await getTerritoireBo(db, actor, id)
  const present = await listCoordinatrices(db, id)
  if (!isDeepStrictEqual(new Set(vu), new Set(present))) throw commonErrors.version_depassee()
  const coming = adherentes.filter((compteId) => !present.includes(compteId))
  await changeCoordinations(
    {
      arrivees: coming.map((compteId) => ({ compteId, territoireId: id, nom })),
      departs: present
        .filter((compteId) => !adherentes.includes(compteId))
        .map((compteId) => ({ compteId, territoireId: id, nom })),
    },
    ctx,
  )
  const territoire = await getTerritoireBo(db, actor, id)
  await journalise(ctx, {
    action: 'antennes.nommer',
    cible: cibleOf(territoire),
    avant: valeursOf(before),
    apres: valeursOf(territoire),
  })
  return territoire
}
