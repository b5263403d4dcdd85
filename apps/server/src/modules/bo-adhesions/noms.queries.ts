import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatShortDay } from '@entrelles/contract/kit/format.ts'
import type { Db } from '#db/client.ts'
import { nomOf } from './adherentes.queries.ts'

/** A year as named in the journal; omits the amount, whose display is a journalled act of its own. */
export const findAdhesionNommee = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('adhesions as a')
    .leftJoin('comptes as c', 'c.id', 'a.compte_id')
    .where('a.id', '=', id)
    .select([
      'a.numero',
      'a.debut as dateDebut',
      'a.fin as dateFin',
      'a.origine',
      'a.paiement_id as paiementId',
      'a.annulee_le as annuleeLe',
      'c.prenom',
      'c.nom',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { prenom, nom, ...adhesion } = row
  const adherente = nomOf(prenom === null ? null : { prenom, nom })
  return { ...adhesion, adherente, libelle: `${adhesion.numero} de ${adherente}` }
}

/** A payment as named in the journal: payer and date. */
export const findPaiementNomme = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('paiements as p')
    .leftJoin('comptes as c', 'c.id', 'p.compte_id')
    .where('p.id', '=', id)
    .select(['p.paye_le', 'p.cree_le', 'p.nom_payeur', 'p.email_payeur', 'c.prenom', 'c.nom'])
    .executeTakeFirst()
  if (!row) return undefined
  const { prenom, nom } = row
  const payeur = row.nom_payeur ?? (prenom === null ? row.email_payeur : nomOf({ prenom, nom }))
  const day = formatShortDay(parisDay(new Date(row.paye_le ?? row.cree_le)))
  return { libelle: `${payeur ?? 'quelqu’un'} du ${day}` }
}
