import { NOTE_INTERNE_MAX } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type { Complete } from '#kit/complete.ts'
import type { IntervenantRow } from './bo-intervenants.repository.ts'

const COMPLETES = [
  'entreprise',
  'profession',
  'biographie',
  'email',
  'telephone',
  'photo',
  'site_web',
  'instagram',
  'facebook',
  'linkedin',
  'lien_fdt',
  'compte_id',
] as const

/** How else to reach her: what both records say, and say differently. */
const autrementOf = (kept: IntervenantRow, other: IntervenantRow): string[] => [
  ...(kept.email !== null && other.email !== null && kept.email !== other.email
    ? [`Autre e-mail\u202f: ${other.email}`]
    : []),
  ...(kept.telephone !== null && other.telephone !== null && kept.telephone !== other.telephone
    ? [`Autre téléphone\u202f: ${other.telephone}`]
    : []),
]

const noteOf = (kept: IntervenantRow, other: IntervenantRow): string | null => {
  const note = [...autrementOf(kept, other), kept.note_interne, other.note_interne]
    .filter((line) => line !== null && line !== '')
    .join('\n')
  if (note === '') return null
  return note.length <= NOTE_INTERNE_MAX ? note : `${note.slice(0, NOTE_INTERNE_MAX - 1)}…`
}

/** The agreement that either of them holds: it is the same person’s. */
const consentementOf = ({ consentement_le, consentement_version, consentement_preuve }: IntervenantRow) => ({
  consentement_le,
  consentement_version,
  consentement_preuve,
})

/** They are the kept record’s, or the database’s own. */
type Kept = 'id' | 'prenom' | 'nom' | 'auteure_id' | 'cree_le' | 'version' | 'mots' | 'tri'

const completedOf = (kept: IntervenantRow, other: IntervenantRow) =>
  Object.fromEntries(COMPLETES.map((column) => [column, kept[column] ?? other[column]])) as Pick<
    IntervenantRow,
    (typeof COMPLETES)[number]
  >

/**
 * What one record becomes when another of the same person joins it: what it says stays, what it lacks comes from the
 * other, and no way to reach her is lost. Hidden in one of them, she stays hidden.
 */
export const fusionOf = (kept: IntervenantRow, other: IntervenantRow) =>
  ({
    ...completedOf(kept, other),
    ...consentementOf(kept.consentement_le === null ? other : kept),
    consentement_demande_le: kept.consentement_demande_le ?? other.consentement_demande_le,
    visible: kept.visible && other.visible,
    statut: kept.statut === 'actif' || other.statut === 'actif' ? 'actif' : 'archive',
    note_interne: noteOf(kept, other),
  }) satisfies Complete<IntervenantRow, Kept>
