import pg from 'pg'
import { hashPassword } from '../../../apps/server/src/kit/passwords.ts'
import { MOT_DE_PASSE } from '../../../apps/server/src/modules/session/session.factory.ts'
import { attachMembers, createBranches, nameOfficers } from './branches.ts'
import { checkDirectory, fillDirectory } from './directory.ts'
import { createMembers, type Choices, type Commune, type Member } from './members.ts'

const BATCH = 10_000

const WRITES = [
  `insert into comptes (id, email, mot_de_passe, prenom, nom, photo, etape_inscription, email_valide_le, paye_jusquau,
     suspendue_jusquau, date_inscription, ville_id, suppression_demandee_le)
   select id, 'membre-' || id || '@entrelles.test', mot_de_passe, prenom, nom, photo, etape, inscrite, fin, suspendue, inscrite,
     ville, suppression from m`,
  `insert into profils (compte_id, profession, nom_entreprise, portees, sur_la_carte, modifie_le)
   select id, profession, entreprise, portees, carte, inscrite from m where etape = 'termine'`,
  `insert into inscriptions (compte_id, date_naissance, secteur_id) select id, naissance, secteur from m`,
  `insert into choix_inscription (compte_id, categorie, referentiel_id)
   select id, 'situation', choix::uuid from m, unnest(situations) choix`,
  `insert into competences_profil (compte_id, sens, referentiel_id)
   select id, 'offerte', choix::uuid from m, unnest(offertes) choix
   union all select id, 'recherchee', choix::uuid from m, unnest(recherchees) choix`,
  `insert into paiements (id, compte_id, tarif, montant_cents, origine, etat, cree_le, paye_le)
   select adhesion, id, 'plein', 4000, 'en_ligne', 'paye', fin - 365, fin - 365 from m where fin is not null`,
  `insert into adhesions (id, compte_id, paiement_id, debut, fin, tarif, montant_cents, origine, numero, creee_le)
   select adhesion, id, adhesion, fin - 365, fin, 'plein', 4000, 'en_ligne', adhesion::text, fin - 365
   from m where fin is not null`,
  `insert into sessions (id, compte_id, rafraichissement_hash, liaison_hash, ouverte_le, vue_le, expire_le, fin_le, appareil)
   select gen_random_uuid(), id, sha256(id::text::bytea), sha256(id::text::bytea), now(), now(), now(), now(), 'Firefox'
   from m where carte`,
]
const MEMBERS = `
  with m as (select * from jsonb_to_recordset($1) as m (id uuid, adhesion uuid, prenom text, nom text, photo text,
    inscrite timestamptz, naissance date, ville text, suspendue timestamptz, suppression timestamptz, etape text, fin date,
    profession text, entreprise text, portees jsonb, carte boolean, secteur uuid, situations text[], offertes text[],
    recherchees text[]), (select $2::text as mot_de_passe) p)`

const writeMembers = async (client: pg.Client, members: readonly Member[], hash: string): Promise<void> => {
  const rows = JSON.stringify(members)
  for (const write of WRITES) await client.query(`${MEMBERS} ${write}`, [rows, hash])
}

const readChoices = async (client: pg.Client): Promise<Choices> => {
  const idsOf = async (categorie: keyof Choices): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(
      'select id from referentiels where categorie = $1 order by ordre',
      [categorie],
    )
    return rows.map(({ id }) => id)
  }
  return {
    activite: await idsOf('activite'),
    situation: await idsOf('situation'),
    competence: await idsOf('competence'),
  }
}

const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Inserts members from one rank to another of a network of that size, without triggers. */
const writeRange = async (client: pg.Client, first: number, size: number): Promise<void> => {
  const { rows: communes } = await client.query<Commune>('select id, population from villes order by id')
  const members = createMembers(communes, await readChoices(client), new Date())
  const hash = await hashPassword(MOT_DE_PASSE)
  await client.query(`set session_replication_role = replica`)
  for (let from = first; from < size; from += BATCH) {
    await writeMembers(client, members(from, Math.min(size, from + BATCH), size), hash)
  }
}

/**
 * Grows a network to that many members, with accounts and related rows but without directory and branches, which keep
 * the earlier members.
 */
export const addMembers = (url: string, first: number, size: number): Promise<void> =>
  withClient(url, async (client) => {
    await writeRange(client, first, size)
    await client.query('vacuum (freeze, analyze)')
  })

/** Fills a migrated database that has its communes with a network of that many members. */
export const fillNetwork = (url: string, size: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`set session_replication_role = replica`)
    await createBranches(client)
    await writeRange(client, 0, size)
    await client.query('analyze')
    await attachMembers(client)
    await nameOfficers(client)
    await client.query('analyze')
    await fillDirectory(client)
    await client.query(`set session_replication_role = origin`)
    await checkDirectory(client)
    await client.query('vacuum (freeze, analyze)')
  })
