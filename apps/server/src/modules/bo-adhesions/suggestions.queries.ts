import {
  DATE_PROCHE_JOURS,
  SUGGESTIONS_MAX,
  type PaiementSuggere,
  type Suggestion,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'

/** Maximum per search criterion, before scoring. */
const CANDIDATES = 10

const proche = sql.lit(DATE_PROCHE_JOURS)
const paidOn = sql`(p.paye_le at time zone 'Europe/Paris')::date`

/** The matches between the payment `p`, the member `c` and the claim `r`. */
const facts = (tentative: RawBuilder<boolean>) => sql`
  select
    coalesce(c.email = p.email_payeur::citext or r.email_payeur::citext = p.email_payeur::citext, false) as meme_email,
    coalesce(r.commande = p.commande_id::text, false) as meme_commande,
    coalesce(mots_nom(c.nom) && mots_nom(p.nom_payeur) and mots_nom(c.nom) <@ mots_nom(p.nom_payeur), false) as meme_nom,
    coalesce(r.montant_cents = p.montant_cents, false) or ${tentative} as bon_montant,
    coalesce(abs(r.date_paiement - ${paidOn}) <= ${proche}, false) or ${tentative} as date_proche`

const raisons = sql`array_remove(array[
  case when f.meme_email then 'meme_email' end,
  case when f.meme_commande then 'meme_commande' end,
  case when f.meme_nom then 'meme_nom' end,
  case when f.bon_montant then 'bon_montant' end,
  case when f.date_proche then 'date_proche' end], null)`

// A name weighs more than an amount and a date, which all who tried to pay then share.
const score = sql`f.meme_email::int * 4 + f.meme_commande::int * 4 + f.meme_nom::int * 3
  + f.bon_montant::int + f.date_proche::int`

/** Unpaid attempts of this amount around the same date. */
const tentatives = sql`
  select t.compte_id from paiements t
  where t.etat in ('redirige', 'inconnu', 'refuse', 'abandonne') and t.montant_cents = p.montant_cents
    and t.cree_le between p.paye_le - make_interval(days => ${proche}) and p.paye_le + make_interval(days => ${proche})
    and t.compte_id is not null`

/** The likely members for each orphan payment, best match first. */
export const findSuggestions = async (
  db: Db,
  paiementIds: readonly string[],
): Promise<ReadonlyMap<string, Suggestion[]>> => {
  const { rows } = await sql<Suggestion & { paiementId: string }>`
    select p.id as "paiementId", s.*
    from paiements p
    cross join lateral (
      with candidates as (
        select id from comptes where email = p.email_payeur::citext
        union
        (select id from comptes
          where mots_nom(nom) && mots_nom(p.nom_payeur) and mots_nom(nom) <@ mots_nom(p.nom_payeur)
          order by mots_nom(prenom) && mots_nom(p.nom_payeur) desc, id limit ${sql.lit(CANDIDATES)})
        union
        (${tentatives} order by t.cree_le desc limit ${sql.lit(CANDIDATES)})
        union
        (select compte_id from reclamations
          where traitee_le is null and (
            commande = p.commande_id::text or email_payeur::citext = p.email_payeur::citext
            or (montant_cents = p.montant_cents and abs(date_paiement - ${paidOn}) <= ${proche}))
          order by creee_le limit ${sql.lit(CANDIDATES)})
      )
      select
        json_build_object('id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'commune', v.nom, 'photo', c.photo,
          'payeJusquau', c.paye_jusquau) as adherente,
        ${raisons} as raisons,
        case when r.id is not null
          then json_build_object('id', r.id, 'numero', r.numero, 'date', r.creee_le) end as reclamation
      from candidates k
      join comptes c on c.id = k.id and c.etape_inscription = 'termine'
      left join villes v on v.id = c.ville_id
      left join lateral (
        select * from reclamations where compte_id = c.id and traitee_le is null order by creee_le limit 1
      ) r on true
      cross join lateral (${facts(sql`exists (${tentatives} and t.compte_id = c.id)`)}) f
      order by ${score} desc, c.nom, c.id
      limit ${sql.lit(SUGGESTIONS_MAX)}
    ) s
    where p.id = any(${paiementIds}::uuid[])`.execute(db)
  return groupBy(rows, 'paiementId')
}

/** The likely orphan payments for each claim. */
export const findPaiementsSuggeres = async (
  db: Db,
  reclamationIds: readonly string[],
): Promise<ReadonlyMap<string, PaiementSuggere[]>> => {
  const { rows } = await sql<PaiementSuggere & { reclamationId: string }>`
    select r.id as "reclamationId", s.*
    from reclamations r
    join comptes c on c.id = r.compte_id
    cross join lateral (
      select p.id, p.montant_cents as montant, p.paye_le as date,
        json_build_object('nom', p.nom_payeur, 'email', p.email_payeur) as payeur,
        p.commande_id as commande, ${raisons} as raisons
      from paiements p
      cross join lateral (${facts(sql`false`)}) f
      where p.anomalie = 'orphelin' and p.traite_le is null and p.compte_id is null and p.etat = 'paye'
        and (f.meme_email or f.meme_commande or f.meme_nom or (f.bon_montant and f.date_proche))
      order by ${score} desc, p.paye_le
      limit ${sql.lit(SUGGESTIONS_MAX)}
    ) s
    where r.id = any(${reclamationIds}::uuid[])`.execute(db)
  return groupBy(rows, 'reclamationId')
}

const groupBy = <Key extends string, Row extends { readonly [K in Key]: string }>(
  rows: readonly Row[],
  key: Key,
): ReadonlyMap<string, Row[]> => Map.groupBy(rows, (row) => row[key])
