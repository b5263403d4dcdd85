import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesErrors } from '@entrelles/contract/modules/antennes/antennes.errors.ts'
import {
  VERS_INCONNUE,
  type FermetureTerritoire,
} from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { leaveTerritoireJob } from '#modules/antennes/antennes.jobs.ts'
import { changeCoordinations } from '#modules/antennes/change-coordinations.ts'
import { listCoordinatrices, lockTerritoire } from '#modules/antennes/coordinations.repository.ts'
import { findStatut, lockTerritoires, updateFermee } from '#modules/antennes/territoires.repository.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { cibleOf, valeursOf } from './journal-territoire.ts'

const assertVers = async (id: TerritoireId, { versId }: FermetureTerritoire, { db }: Ctx): Promise<void> => {
  if (versId === null) return
  const statut = await findStatut(db, versId)
  if (versId === id || statut === undefined || statut === 'fermee')
    throw invalidForm([{ champ: 'versId', message: VERS_INCONNUE }])
}

/** Closes a branch: removes its coordinators, and enqueues a job that moves its members in batches. */
export const closeTerritoire = async (
  id: TerritoireId,
  fermeture: FermetureTerritoire,
  ctx: Ctx,
): Promise<DetailTerritoireBo> => {
  const { db, actor, enqueue } = ctx
  await lockTerritoires(db)
  const held = await lockTerritoire(db, id)
  if (!held) throw commonErrors.introuvable()
  if (held.statut === 'fermee') throw antennesErrors.antenne_fermee()
  await assertVers(id, fermeture, ctx)
  const before = await getTerritoireBo(db, actor, id)
  await updateFermee(db, id)
  const departs = await listCoordinatrices(db, id)
  await changeCoordinations(
    { arrivees: [], departs: departs.map((compteId) => ({ compteId, territoireId: id, nom: held.nom })) },
    ctx,
  )
  await enqueue(leaveTerritoireJob, { territoireId: id, versId: fermeture.versId })
  const territoire = await getTerritoireBo(db, actor, id)
  const vers = fermeture.versId === null ? null : (await getTerritoireBo(db, actor, fermeture.versId)).nom
  await journalise(ctx, {
    action: 'antennes.fermer',
    cible: cibleOf(territoire),
    avant: valeursOf(before),
    apres: { ...valeursOf(territoire), vers: vers ?? undefined },
  })
  return territoire
}
