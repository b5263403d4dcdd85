import { civilDay } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { idOf } from '#kit/ids.ts'
import { isLienFranc } from '#kit/lien-franc.ts'
import { isProductLink } from '#kit/product-link.ts'
import type { Role } from '#kit/roles.ts'
import { z } from '#kit/z.ts'
import { territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'

export const banniereId = idOf<'BanniereId'>()
export type BanniereId = z.infer<typeof banniereId>

export const TEXTE_LIGNE1_MAX = 80
export const TEXTE_LIGNE2_MAX = 120
export const TEXTE_BOUTON_MAX = 30
const TERRITOIRES_MAX = 50

/** Roles to which a banner may be reserved, with their labels. */
export const ROLES_BANNIERE = {
  ROLE_COORDINATRICE: 'Coordinatrices',
  ROLE_ADMINISTRATRICE: 'Administratrices',
} as const satisfies Partial<Record<Role, string>>
export type RoleBanniere = keyof typeof ROLES_BANNIERE
const role = enumOfKeys<RoleBanniere>(ROLES_BANNIERE)

/** Derived from the dates, never stored. */
export const STATUTS_BANNIERE = ['en_cours', 'programmee', 'terminee'] as const
export type StatutBanniere = (typeof STATUTS_BANNIERE)[number]

/** R3-4: the banner that a member sees. */
export const banniere = z.object({
  id: banniereId,
  texteLigne1: z.string(),
  texteLigne2: z.string(),
  texteBouton: z.string(),
  lienBouton: z.string(),
})
export type Banniere = z.infer<typeof banniere>

/** R7-6: the id of the path counts, this one is ignored. */
export const vueBanniere = z.strictObject({ bannerId: z.string().max(100).optional() })

const texte = (max: number) => z.string().trim().min(1).max(max)

const https = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

const parts = {
  texteLigne1: texte(TEXTE_LIGNE1_MAX),
  texteLigne2: texte(TEXTE_LIGNE2_MAX),
  texteBouton: texte(TEXTE_BOUTON_MAX),
  /** A page of the application, or an https link to the site that its text shows. */
  lienBouton: texte(2048).refine(
    (lien) => isProductLink(lien) || (https.safeParse(lien).success && isLienFranc(lien)),
    'Indique une page d’Entrelles (/evenement) ou une adresse qui commence par https://.',
  ),
  /** First and last day in Paris, both included. */
  dateDebut: civilDay,
  dateFin: civilDay,
  /** Reserved to members with one of these roles; empty: every active member. */
  roles: z.array(role).max(Object.keys(ROLES_BANNIERE).length).default([]),
  /** Reserved to these branches; empty: the whole network. */
  territoireIds: z.array(territoireId).max(TERRITOIRES_MAX).default([]),
}

type Periode = { readonly dateDebut: string; readonly dateFin: string }

const isInOrder = ({ dateDebut, dateFin }: Periode): boolean => dateDebut <= dateFin
const ORDER = { path: ['dateFin'], error: 'Le dernier jour ne peut pas précéder le premier.' }

/** Fields that an administrator edits. */
export const banniereForm = z.strictObject(parts).refine(isInOrder, ORDER)
export type BanniereForm = z.output<typeof banniereForm>

/** Has the version that the edit started from: a concurrent change is not overwritten. */
export const banniereUpdate = z.strictObject({ ...parts, version: z.int().min(1) }).refine(isInOrder, ORDER)
export type BanniereUpdate = z.output<typeof banniereUpdate>

/** A row of the back-office list. */
export const banniereBo = banniere.extend({
  dateDebut: civilDay,
  dateFin: civilDay,
  roles: z.array(role),
  /** A branch that was deleted since stays in the list, under the name of ANTENNE_SUPPRIMEE. */
  territoires: z.array(territoireStub),
  statut: z.enum(STATUTS_BANNIERE),
  version: z.int(),
})
export type BanniereBo = z.infer<typeof banniereBo>

export const ANTENNE_SUPPRIMEE = 'Antenne supprimée'

export const filtresBannieres = z.strictObject({ statut: z.enum(STATUTS_BANNIERE).default('en_cours') })
export type FiltresBannieres = z.output<typeof filtresBannieres>

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })
/** The count of each tab. */
export const resumeBannieres = z.object({ en_cours: nombre, programmee: nombre, terminee: nombre })
export type ResumeBannieres = z.infer<typeof resumeBannieres>
