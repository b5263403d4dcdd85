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

/** The duplicate's e-mail and telephone, when both records have one and they differ. */
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

/** Consent columns move together; either record's consent is valid, since both are the same person. */
const consentementOf = ({ consentement_le, consentement_version, consentement_preuve }: IntervenantRow) => ({
  consentement_le,
  consentement_version,
  consentement_preuve,
})

/** Columns that the kept record keeps, or that the database computes. */
type Kept = 'id' | 'prenom' | 'nom' | 'auteure_id' | 'cree_le' | 'version' | 'mots' | 'tri'

const completedOf = (kept: IntervenantRow, other: IntervenantRow) =>
  Object.fromEntries(COMPLETES.map((column) => [column, kept[column] ?? other[column]])) as Pick<
    IntervenantRow,
    (typeof COMPLETES)[number]
  >

/**
 * The columns of a merged record: the kept values, completed by those of the duplicate. A second e-mail or
 * telephone goes into the internal note. The record is hidden when either was.
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
