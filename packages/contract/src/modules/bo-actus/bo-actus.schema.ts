import { civilDay, instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import {
  droitsPublication,
  publicationId,
  statutPublication,
  typePublication,
} from '#modules/actus/actus.schema.ts'
import { territoireId, territoireStub } from '#modules/adherentes/adherentes.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** The tabs of the back office. What is hidden waits in moderation, what is deleted in the bin of its author. */
const STATUTS_ACTU = ['publiee', 'programmee', 'brouillon', 'archivee'] as const
export type StatutActu = (typeof STATUTS_ACTU)[number]

/** Filters of the list, all of them in the URL. */
export const filtresActus = z.strictObject({
  statut: z.enum(STATUTS_ACTU).default('publiee'),
  type: typePublication.exclude(['publication']).optional(),
  territoire: territoireId.optional(),
})
export type FiltresActus = z.output<typeof filtresActus>

/** News or an announcement, as a line of the back office. */
export const actuBo = z.object({
  id: publicationId,
  type: typePublication,
  /** A draft may have none. */
  titre: z.string().nullable(),
  /** Empty: the whole network. */
  territoires: z.array(territoireStub),
  statut: statutPublication,
  /** Null: the account of its author is erased. */
  auteure: z.object({ id: adherenteId, prenom: z.string(), nom: z.string() }).nullable(),
  dateCreation: instant,
  dateProgrammee: instant.nullable(),
  datePublication: instant.nullable(),
  /** The last day, included; null if it is past. */
  epingleeJusquau: civilDay.nullable(),
  /** Members who were told; null if nobody was. */
  destinataires: z.int().nullable(),
  /** Mails sent. */
  courriels: z.int(),
  vues: z.int(),
  clics: z.int(),
  version: z.int(),
  droits: droitsPublication,
})
export type ActuBo = z.infer<typeof actuBo>

/** Scheduled posts that the calendar of a month shows at most. */
export const PROGRAMMEES_MAX = 200

/** What is scheduled in a month, in Paris time, by date. */
export const actusProgrammees = z.object({
  programmees: z
    .array(z.object({ id: publicationId, titre: z.string(), dateProgrammee: instant }))
    .max(PROGRAMMEES_MAX),
})
export type ActuProgrammee = z.infer<typeof actusProgrammees>['programmees'][number]

/** The posts that are pinned for the whole network; each branch has its own besides. */
export const actusEpinglees = z.object({
  epinglees: z.array(
    z.object({
      id: publicationId,
      /** Its title, or the beginning of its text. */
      titre: z.string(),
      epingleeJusquau: civilDay,
    }),
  ),
})
export type ActuEpinglee = z.infer<typeof actusEpinglees>['epinglees'][number]
