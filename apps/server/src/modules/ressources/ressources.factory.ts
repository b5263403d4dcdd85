import { figuresOf, minutesOf } from '@entrelles/contract/kit/article.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { revisionApres } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type {
  PropositionId,
  RemarqueId,
  RessourceId,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { DB } from '#db/types.ts'
import { countUtile, countVue, writeLecture } from './lectrices/lectrices.repository.ts'
import { countRemarque } from './propositions.repository.ts'

export type RessourceFields = Partial<Insertable<DB['ressources']>>

/** What a resource of this type has, and others have not. */
const propres = ({ type = 'lien', contenu }: RessourceFields): RessourceFields => {
  if (type === 'fichier') return {}
  if (type !== 'article') return { url: 'https://www.exemple.fr/page' }
  const texte = contenu ?? '<p>Trois conseillères racontent leur première année.</p>'
  const figures = figuresOf(texte).map(({ id }) => ({ id, nom: `${id}.jpg`, proportions: 1.5 }))
  return {
    contenu: texte,
    contenu_texte: textOfRichText(texte),
    duree: minutesOf(texte),
    figures: JSON.stringify(figures),
  }
}

/** By default, a link for the whole network, published at that instant. No notification is sent. */
export const createRessource = async (
  db: Db,
  now: Date,
  auteureId: string | null,
  fields: RessourceFields = {},
): Promise<RessourceId> => {
  const { statut = 'publiee', type = 'lien' } = fields
  const id = fields.id ?? uuid()
  await db
    .insertInto('ressources')
    .values({
      id,
      type,
      titre: 'Calendrier électoral commenté',
      statut,
      auteure_id: auteureId,
      modifiee_par_id: auteureId,
      cree_le: now,
      ...(statut !== 'brouillon' && { publiee_le: now, date_revision: revisionApres(parisDay(now)) }),
      ...(fields.territoire_ids !== undefined &&
        fields.territoire_ids.length > 0 && { public: 'territoires' as const }),
      ...propres(fields),
      ...fields,
    })
    .execute()
  return id as RessourceId
}

type LectureFields = { readonly utile?: true; readonly vue?: true }

/** Writes what a reader does with a resource, and counts it. */
export const addLectureRessource = (
  db: Db,
  now: Date,
  ressourceId: string,
  compteId: string,
  { utile, vue }: LectureFields,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const sienne = { ressourceId, compteId }
    if (utile) {
      await writeLecture(tx, sienne, { utile_le: now })
      await countUtile(tx, ressourceId, 1)
    }
    if (vue) {
      await writeLecture(tx, sienne, { vue_le: now })
      await countVue(tx, ressourceId)
    }
  })

export const createProposition = async (
  db: Db,
  now: Date,
  auteureId: string | null,
  fields: Partial<Insertable<DB['propositions_ressource']>> = {},
): Promise<PropositionId> => {
  const id = fields.id ?? uuid()
  const { statut = 'a_traiter' } = fields
  await db
    .insertInto('propositions_ressource')
    .values({
      id,
      auteure_id: auteureId,
      titre: 'Guide des congés',
      url: 'https://www.exemple.fr/conges',
      cree_le: now,
      ...(statut !== 'a_traiter' && { repondue_le: now }),
      ...(statut === 'refusee' && { mot: 'Nous avons déjà un guide plus complet.' }),
      ...fields,
    })
    .execute()
  return id as PropositionId
}

/** A remark of a member about a resource; one that waits is counted on it. */
export const createRemarque = (
  db: Db,
  now: Date,
  ressourceId: string,
  auteureId: string | null,
  fields: Partial<Insertable<DB['remarques_ressource']>> = {},
): Promise<RemarqueId> =>
  inTransaction(db, async (tx) => {
    const id = fields.id ?? uuid()
    const { statut = 'a_traiter' } = fields
    await tx
      .insertInto('remarques_ressource')
      .values({
        id,
        ressource_id: ressourceId,
        auteure_id: auteureId,
        texte: 'Le montant a changé cette année.',
        cree_le: now,
        ...(statut === 'traitee' && { traitee_le: now }),
        ...fields,
      })
      .execute()
    if (statut === 'a_traiter') await countRemarque(tx, ressourceId, 1)
    return id as RemarqueId
  })
