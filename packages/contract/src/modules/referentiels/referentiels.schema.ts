import { POSTAL_CODE_LENGTH } from '#kit/constants.ts'
import { z } from '#kit/z.ts'

export const CATEGORIES_REFERENTIEL = [
  'activite',
  'ambition',
  'situation',
  'attente',
  'theme',
  'type_evenement',
  'categorie_coup_de_pouce',
  'competence',
] as const
export const categorieReferentiel = z.enum(CATEGORIES_REFERENTIEL)
export type CategorieReferentiel = z.infer<typeof categorieReferentiel>

export const referentiel = z.object({ id: z.uuid(), libelle: z.string() })
export type Referentiel = z.infer<typeof referentiel>

const LIBELLE_MAX = 100
/** R7-7: an item by its id or by its label. */
export const idOuLibelle = z.string().trim().min(1).max(LIBELLE_MAX)

/** R5-10. */
export const VILLE_MANQUANTE = 'Sélectionne ta commune dans la liste.'

/** INSEE code of a commune, which stays the same when the list is updated. */
export const villeId = z
  .string(VILLE_MANQUANTE)
  .regex(/^[0-9][0-9AB][0-9]{3}$/, VILLE_MANQUANTE)
  .brand<'VilleId'>()
export type VilleId = z.infer<typeof villeId>

export const ville = z.object({ id: villeId, nom: z.string() })
export type Ville = z.infer<typeof ville>

const CODE_POSTAL_OBLIGATOIRE = 'Le champ "Code postal" est obligatoire.'

/** R5-10. */
export const codePostal = z
  .string(CODE_POSTAL_OBLIGATOIRE)
  .trim()
  .min(1, CODE_POSTAL_OBLIGATOIRE)
  .regex(
    new RegExp(`^[0-9]{${POSTAL_CODE_LENGTH}}$`),
    `Le code postal doit contenir ${POSTAL_CODE_LENGTH} chiffres.`,
  )
