import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  EMARGEMENT_MAX,
  type FeuilleEmargement,
  type LigneEmargement,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { heldBy } from './hold-seance.ts'
import { empreinteOf } from './qr.ts'

type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'derive'>
type Ligne = Omit<LigneEmargement, 'empreinteQr'>

/**
 * The JSON of a participation `p`. A participant whose account is deleted, or whose name is erased, keeps a row.
 */
const ligneJson = sql`json_build_object(
  'id', p.id, 'adherenteId', p.compte_id, 'prenom', coalesce(c.prenom, p.prenom,
    case when p.origine = 'sans_inscription' then 'Ancienne participante' else 'Ancienne membre' end),
  'nom', coalesce(c.nom, p.nom), 'photo', c.photo, 'ville', v.nom,
  'accessibilite', p.besoins ->> 'accessibilite', 'sansInscription', p.origine = 'sans_inscription',
  'presence', p.presence, 'pointeeLe', p.pointee_le, 'pointeeMode', p.pointee_mode)`

const personnes = sql`left join comptes c on c.id = p.compte_id left join villes v on v.id = c.ville_id`

/** Adds the hash that lets the page recognise a QR code offline; walk-ins have none. */
const withEmpreinte =
  ({ derive }: Pick<ReadCtx, 'derive'>) =>
  (ligne: Ligne): LigneEmargement => ({
    ...ligne,
    empreinteQr: ligne.sansInscription ? null : empreinteOf(derive, ligne.id),
  })

type Feuille = {
  readonly evenement: FeuilleEmargement['evenement']
  readonly nbInscrites: number
  readonly lignes: Ligne[]
}

const readFeuille = async (
  { db, actor }: Lecture,
  id: string,
  max: RawBuilder<unknown>,
): Promise<Feuille> => {
  const { rows } = await sql<Feuille>`
    select
      json_build_object('id', e.id, 'titre', e.titre, 'dateHeureDebut', e.debut, 'dateHeureFin', e.fin,
        'fuseau', e.fuseau, 'isEnLigne', e.en_ligne, 'isAnnule', e.annule_le is not null,
        'adresse', e.adresse, 'ville', e.ville_nom) as evenement,
      e.prises as "nbInscrites",
      (select coalesce(json_agg(${ligneJson}
          order by lower(unaccent(coalesce(c.nom, p.nom, ''))), lower(unaccent(coalesce(c.prenom, p.prenom, ''))), p.numero), '[]')
        from (select * from participations
          where evenement_id = e.id and statut = 'inscrite' order by numero limit ${max}) p ${personnes}) as lignes
    from evenements e where e.id = ${id} and ${heldBy(actor)}`.execute(db)
  const [feuille] = rows
  if (!feuille) throw commonErrors.introuvable()
  return feuille
}

/** The sheet of an event in one statement: rows sorted by name, capped at the first registrations. */
export const getEmargement = async (lecture: Lecture, id: string): Promise<FeuilleEmargement> => {
  const { lignes, ...feuille } = await readFeuille(lecture, id, sql.lit(EMARGEMENT_MAX + 1))
  const tenues = lignes.slice(0, EMARGEMENT_MAX).map(withEmpreinte(lecture))
  return {
    ...feuille,
    lignes: tenues,
    nbPresentes: tenues.filter(({ presence }) => presence === 'presente').length,
    ...(lignes.length > EMARGEMENT_MAX && { plus: true as const }),
  }
}

/** One row of the sheet. */
export const getLigne = async (
  lecture: Pick<ReadCtx, 'db' | 'derive'>,
  participationId: string,
): Promise<LigneEmargement> => {
  const { rows } = await sql<{ ligne: Ligne }>`
    select ${ligneJson} as ligne from participations p ${personnes} where p.id = ${participationId}`.execute(
    lecture.db,
  )
  const [row] = rows
  if (!row) throw commonErrors.introuvable()
  return withEmpreinte(lecture)(row.ligne)
}
