import { formatName } from '@entrelles/contract/kit/format.ts'
import type {
  FeuilleEmargement,
  OperationEmargement,
  SansInscriptionForm,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { readJeton } from '@entrelles/contract/modules/participations/jetons.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { feuilleQuery } from './emargement.api.ts'
import { dejaPointee, empreinteOf, lectureOf, QR_ETRANGER, type Lecture } from './lecture-qr.ts'
import { useFileEnvoi } from './use-file-envoi.ts'
import { lignesVues, type LigneVue } from './vue.ts'

/** Check-in operations, and the resulting lines. */
export const useEmargement = (feuille: FeuilleEmargement) => {
  const { id, fuseau } = feuille.evenement
  const client = useQueryClient()
  const { file, etat, isOnline, isVolatile } = useFileEnvoi(id)
  const lignes = useMemo(() => lignesVues(feuille.lignes, etat.attente), [feuille.lignes, etat.attente])
  const last = useRef(0)

  /** Two operations never share a timestamp, so that the later one wins. */
  const faitLe = (): string => {
    last.current = Math.max(Date.now(), last.current + 1)
    return new Date(last.current).toISOString()
  }

  const noter = (ligne: LigneVue, presence: Presence) => {
    const operation: OperationEmargement = {
      type: 'presence',
      cle: crypto.randomUUID(),
      participationId: ligne.id,
      presence,
      faitLe: faitLe(),
    }
    return file.add(operation, { ligneId: ligne.id, nom: formatName(ligne) })
  }

  const lire = async (texte: string): Promise<Lecture> => {
    if (!readJeton(texte)) return QR_ETRANGER
    const empreinteQr = await empreinteOf(texte)
    const connue = lignes.find((ligne) => ligne.empreinteQr === empreinteQr)
    if (!navigator.onLine && connue?.presence === 'presente') return dejaPointee(connue, fuseau)
    const issue = await file.add(
      { type: 'pointage', cle: crypto.randomUUID(), jetonQr: texte, faitLe: faitLe() },
      { ligneId: connue?.id ?? null, nom: connue ? formatName(connue) : 'QR code lu sans réseau' },
    )
    // Someone registered after the last load is on the sheet just received.
    const apres = client.getQueryData(feuilleQuery(id).queryKey)?.lignes
    return lectureOf(issue, apres?.find((ligne) => ligne.empreinteQr === empreinteQr) ?? connue, fuseau)
  }

  const ajouter = (personne: Omit<SansInscriptionForm, 'faitLe'>, nom: string) => {
    const inscrite = lignes.find(
      ({ adherenteId }) => adherenteId !== null && adherenteId === personne.adherenteId,
    )
    return file.add(
      { type: 'sans_inscription', ...personne, faitLe: faitLe() },
      { ligneId: inscrite?.id ?? null, nom },
    )
  }

  return { lignes, etat, isOnline, isVolatile, file, noter, lire, ajouter }
}

export type Emargement = ReturnType<typeof useEmargement>
