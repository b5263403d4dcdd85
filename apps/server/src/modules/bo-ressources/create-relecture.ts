import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  MEMBRE_INCONNUE,
  type RelectureForm,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { problemeRevision, revisionApres } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { updateRelue } from './bo-ressources.repository.ts'
import { isActive } from './check-ressource.ts'
import { holdToChange } from './hold-ressource-bo.ts'
import { cibleOf } from './journal-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

const checkRelectrice = async (relectriceId: string, ctx: Ctx): Promise<void> => {
  if (relectriceId === ctx.actor.id) return
  const { rows } = await sql<{ isActive: boolean }>`
    select ${isActive(relectriceId, ctx)} as "isActive"`.execute(ctx.db)
  if (!rows[0]?.isActive) throw invalidForm([{ champ: 'relectrice', message: MEMBRE_INCONNUE }])
}

const faitsOf = ({ statut, dateRevision, relecture }: DetailRessourceBo) => ({
  statut,
  dateRevision,
  relectrice: relecture && formatName(relecture.par),
})

/** Says who reviewed a resource today, and when it is to be reviewed again: it is no longer to verify. */
export const createRelecture = async (
  id: RessourceId,
  { version, relectrice, dateRevision }: RelectureForm,
  ctx: Ctx,
): Promise<DetailRessourceBo> => {
  const { db, actor } = ctx
  const now = ctx.now()
  const held = await holdToChange(id, { droit: 'relire', version }, ctx)
  const relectriceId = relectrice ?? actor.id
  await checkRelectrice(relectriceId, ctx)
  const probleme = dateRevision === null ? undefined : problemeRevision(dateRevision, parisDay(now))
  if (probleme !== undefined) throw invalidForm([{ champ: 'dateRevision', message: probleme }])
  const before = await getRessourceBo(id, ctx)
  const relecture = { relectriceId, dateRevision: dateRevision ?? revisionApres(parisDay(now)) }
  await updateRelue(db, held, relecture, now)
  const after = await getRessourceBo(id, ctx)
  await journalise(ctx, {
    action: 'ressources.relire',
    cible: cibleOf(after),
    avant: faitsOf(before),
    apres: faitsOf(after),
  })
  return after
}
