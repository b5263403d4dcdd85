import { formatHour, formatName } from '@entrelles/contract/kit/format.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import type { LigneEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { Tone } from '#ui/tones.ts'
import type { Issue } from './file-envoi.ts'

/** Message shown for a scanned QR code. */
export type Lecture = { readonly tone: Tone; readonly titre: string; readonly detail: string }

/** SHA-256 in hexadecimal, by which the sheet identifies each code. */
export const empreinteOf = async (texte: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texte))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const QR_ETRANGER: Lecture = {
  tone: 'warning',
  titre: 'QR code inconnu',
  detail: emargementErrors.qr_inconnu().message,
}

export const dejaPointee = (ligne: LigneEmargement, fuseau: string): Lecture => ({
  tone: 'info',
  titre:
    ligne.pointeeLe === null
      ? `${formatName(ligne)}, déjà pointée`
      : `${formatName(ligne)}, déjà pointée à ${formatHour(ligne.pointeeLe, fuseau)}`,
  detail: 'Rien à refaire, elle est bien présente.',
})

const besoinOf = (ligne: LigneEmargement): string =>
  ligne.accessibilite ? `Besoin\u00a0: ${ligne.accessibilite}` : 'Bienvenue à elle.'

/** Message for a scanned code: the result of the server, or that it is pending. */
export const lectureOf = (
  issue: Issue | undefined,
  ligne: LigneEmargement | undefined,
  fuseau: string,
): Lecture => {
  if (issue === undefined) {
    return ligne
      ? { tone: 'success', titre: `${formatName(ligne)} est pointée`, detail: 'En attente d’envoi.' }
      : {
          tone: 'info',
          titre: 'QR code gardé',
          detail: 'Il n’est pas sur la feuille de cet appareil\u202f: il sera vérifié au retour du réseau.',
        }
  }
  if (issue.resultat !== 'faite' || !ligne) {
    const message = issue.message ?? emargementErrors.qr_inconnu().message
    return {
      tone: 'warning',
      titre: ligne ? `${formatName(ligne)} n’est pas pointée` : 'QR code refusé',
      detail: message,
    }
  }
  if (issue.dejaPointee) return dejaPointee(ligne, fuseau)
  return { tone: 'success', titre: `${formatName(ligne)} est pointée`, detail: besoinOf(ligne) }
}
