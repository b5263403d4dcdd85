import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Portees } from '@entrelles/contract/modules/adherentes/portees.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import type { Lecture } from './annuaire.queries.ts'
import { antennesLues } from './antennes-lues.ts'

const competencesOf = (sens: 'offerte' | 'recherchee') => sql<Referentiel[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'libelle', r.libelle) order by r.ordre, r.libelle), '[]')
  from competences_profil k join referentiels r on r.id = k.referentiel_id
  where k.compte_id = c.id and k.sens = ${sens})`

const choixOf = (categorie: 'situation' | 'attente', libre: 'situation_libre' | 'attente_libre') => sql<
  string[]
>`array(
  select r.libelle from choix_inscription x join referentiels r on r.id = x.referentiel_id
  where x.compte_id = c.id and x.categorie = ${categorie} order by r.ordre, r.libelle)
  || array_remove(array[i.${sql.ref(libre)}], null)`

/** The whole profile, before visibility is applied. */
const selectProfil = (db: Db, id: string) =>
  db
    .selectFrom('comptes as c')
    .leftJoin('profils as p', 'p.compte_id', 'c.id')
    .leftJoin('inscriptions as i', 'i.compte_id', 'c.id')
    .where('c.id', '=', id)
    .select([
      'c.prenom',
      'c.nom',
      'c.photo',
      'c.email',
      'p.profession',
      'p.nom_entreprise as nomEntreprise',
      'p.presentation',
      'p.telephone',
      'p.site',
      'p.linkedin',
      'p.instagram',
      'p.facebook',
      'i.date_naissance as dateNaissance',
      sql<boolean>`coalesce(p.sollicitable, true)`.as('sollicitable'),
      sql<Portees>`coalesce(p.portees, '{}')`.as('portees'),
      competencesOf('offerte').as('competences'),
      competencesOf('recherchee').as('recherches'),
    ])

/**
 * A member of the directory whom the reader sees, or the reader herself; `memeAntenne`: whether the reader may read as one of
 * her branch.
 */
export const findProfil = (db: Db, lecture: Lecture, id: string) =>
  selectProfil(db, id)
    .leftJoin('annuaire as a', 'a.compte_id', 'c.id')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .leftJoin('rattachements as r', (join) =>
      join.onRef('r.compte_id', '=', 'c.id').on('r.principal', '=', true).on('r.fin', 'is', null),
    )
    .leftJoin('territoires as t', 't.id', 'r.territoire_id')
    .leftJoin('territoires as k', 'k.id', 'a.coordonne_id')
    .leftJoin('referentiels as s', 's.id', 'i.secteur_id')
    .leftJoin('referentiels as b', 'b.id', 'i.ambition_id')
    .where((eb) =>
      eb.or([
        eb('c.id', '=', lecture.lectriceId),
        eb('a.paye_jusquau', '>=', addDays(parisDay(lecture.now), -lecture.graceDays)),
      ]),
    )
    .where(notBloquee(lecture.lectriceId, sql.ref('c.id')))
    .select([
      'c.date_inscription as membreDepuis',
      'v.nom as villeNom',
      'v.departement',
      't.id as territoireId',
      't.nom as territoireNom',
      'k.id as coordonneId',
      'k.nom as coordonneNom',
      's.libelle as secteur',
      sql<string | null>`coalesce(b.libelle, i.ambition_libre)`.as('ambition'),
      choixOf('situation', 'situation_libre').as('situations'),
      choixOf('attente', 'attente_libre').as('attentes'),
      sql<boolean>`coalesce(r.territoire_id = any (${antennesLues(lecture)}), false)`.as('memeAntenne'),
    ])
    .executeTakeFirst()

/** The profile as the form edits it. */
export const findProfilEdition = (db: Db, id: string) =>
  selectProfil(db, id)
    .select([
      'i.secteur_id as secteurId',
      sql<number>`coalesce(p.version, 0)`.as('version'),
      sql<boolean>`coalesce(p.sur_la_carte, true)`.as('surLaCarte'),
    ])
    .executeTakeFirst()

/** The choices saved in her profile. */
export const findChoix = async (
  db: Db,
  id: string,
): Promise<{ secteurId: string | null; competences: readonly string[] }> => {
  const row = await db
    .selectFrom('comptes as c')
    .leftJoin('inscriptions as i', 'i.compte_id', 'c.id')
    .where('c.id', '=', id)
    .select([
      'i.secteur_id as secteurId',
      sql<string[]>`array(select referentiel_id from competences_profil where compte_id = c.id)`.as(
        'competences',
      ),
    ])
    .executeTakeFirst()
  return row ?? { secteurId: null, competences: [] }
}
