import {
  PAR_DEFAUT,
  REGLAGES_PAR_DEFAUT,
  type FamilleReglable,
  type Preference,
  type ReglagesForm,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { fuseauOf, type Heures } from '@entrelles/contract/modules/notifications/rythme.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

type Choix = Heures & { readonly preferences: Preference[] }

/** What she has chosen, with the zone of her commune, in one statement; undefined if her account is erased. */
export const findChoix = async (db: Db, compteId: string): Promise<Choix | undefined> => {
  const { rows } = await sql<{
    preferences: Preference[]
    calme: boolean | null
    debut: string
    fin: string
    heure: string
    jour: number
    departement: string | null
  }>`
    select (select coalesce(json_agg(json_build_object('famille', famille, 'canal', canal, 'frequence', frequence)
        order by famille, canal), '[]')
      from preferences_notifications where compte_id = c.id) as preferences,
      r.calme, to_char(r.calme_debut, 'HH24:MI') as debut, to_char(r.calme_fin, 'HH24:MI') as fin,
      to_char(r.heure_resume, 'HH24:MI') as heure, r.jour_resume as jour, v.departement
    from comptes c
    left join reglages_notifications r on r.compte_id = c.id
    left join villes v on v.id = c.ville_id
    where c.id = ${compteId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const hers = { preferences: row.preferences, fuseau: fuseauOf(row.departement) }
  if (row.calme === null) return { ...REGLAGES_PAR_DEFAUT, ...hers }
  const { calme: actives, debut, fin, heure: heureResume, jour: jourResume } = row
  return { ...hers, heuresCalmes: { actives, debut, fin }, heureResume, jourResume }
}

/** Which of these members want no line of that family in their notification centre. */
export const findSourdes = async (
  db: Db,
  famille: FamilleReglable,
  compteIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('preferences_notifications')
    .where('compte_id', 'in', compteIds)
    .where('famille', '=', famille)
    .where('canal', '=', 'app')
    .select(['compte_id as compteId', 'frequence'])
    .execute()
  const chosen = new Map(rows.map(({ compteId, frequence }) => [compteId, frequence]))
  const isSourde = (id: string) => (chosen.get(id) ?? PAR_DEFAUT[famille].app) === 'jamais'
  return new Set(compteIds.filter(isSourde))
}

/** Replaces the choices of these families and channels. */
export const writePreferences = async (
  db: Tx,
  compteId: string,
  preferences: readonly Preference[],
): Promise<void> => {
  if (preferences.length === 0) return
  await db
    .insertInto('preferences_notifications')
    .values(preferences.map((one) => ({ compte_id: compteId, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['compte_id', 'famille', 'canal'])
        .doUpdateSet((eb) => ({ frequence: eb.ref('excluded.frequence') })),
    )
    .execute()
}

export const writeHeures = async (
  db: Tx,
  compteId: string,
  { heuresCalmes, heureResume, jourResume }: Omit<ReglagesForm, 'preferences'>,
): Promise<void> => {
  const values = {
    calme: heuresCalmes.actives,
    calme_debut: heuresCalmes.debut,
    calme_fin: heuresCalmes.fin,
    heure_resume: heureResume,
    jour_resume: jourResume,
  }
  await db
    .insertInto('reglages_notifications')
    .values({ compte_id: compteId, ...values })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet(values))
    .execute()
}
