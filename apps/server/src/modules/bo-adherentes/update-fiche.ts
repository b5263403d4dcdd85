import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { areSameNames, SAME_NAMES } from '@entrelles/contract/kit/identity-rules.ts'
import type { FicheForm } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { VILLE_MANQUANTE } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { Db } from '#db/client.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { writeIdentite } from '#modules/compte/compte.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { isVille } from '#modules/referentiels/referentiels.public.ts'
import { getFiche } from './fiche.queries.ts'
import { cibleOf, lockMembre } from './lock-membre.ts'

const findCommune = async (db: Db, villeId: string | null): Promise<string | null> => {
  const row = await db.selectFrom('villes').where('id', '=', villeId).select('nom').executeTakeFirst()
  return row?.nom ?? null
}

type Identite = { readonly prenom: string; readonly nom: string | null; readonly villeId: string | null }

/** The values that the journal compares. */
const valeursOf = async (db: Db, { prenom, nom, villeId }: Identite) =>
  ({ prenom, nom, commune: await findCommune(db, villeId) }) satisfies Complete<FicheForm, 'villeId'>

/** Changes her names and commune; her branch follows her commune, as if she had changed it herself. */
export const updateFiche = async (id: string, form: FicheForm, ctx: Ctx): Promise<Fiche> => {
  const { db, now, settings, actor } = ctx
  if (areSameNames(form.prenom, form.nom)) throw invalidForm([{ champ: 'nom', message: SAME_NAMES }])
  if (!(await isVille(db, form.villeId))) throw invalidForm([{ champ: 'villeId', message: VILLE_MANQUANTE }])
  const { prenom, nom, villeId, ...rest } = form
  nothingLeft(rest)
  const membre = await lockMembre(db, id)
  await writeIdentite(db, id, { prenom, nom, villeId })
  await journalise(ctx, {
    action: 'adherentes.modifier',
    cible: cibleOf(membre),
    avant: await valeursOf(db, membre),
    apres: await valeursOf(db, form),
  })
  return getFiche(db, id, actor, { now: now(), graceDays: settings.GRACE_JOURS })
}
