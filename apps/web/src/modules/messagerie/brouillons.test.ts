import type { FichierId } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { describe, expect, test } from 'vitest'
import { ecritOf, isEnvoyable, isVide, sansTexteAlternatif, VIDE } from './brouillons.ts'
import { message } from './test-messages.ts'

const piece = (type: 'jpg' | 'pdf', texteAlternatif: string | null = null) => ({
  id: `fichier-${type}` as FichierId,
  nom: `etal.${type}`,
  type,
  taille: 1000,
  texteAlternatif,
})
const { id: messageId, numero, auteureId, contenu: extrait } = message(1)
const citation = { messageId, numero, auteureId, extrait }

describe('[M3] a draft', () => {
  test('is empty without words, file and quotation: it is then no longer kept', () => {
    expect(isVide({ ...VIDE, contenu: ' \n ' })).toBe(true)
    expect(isVide({ ...VIDE, citation })).toBe(false)
    expect(isVide({ ...VIDE, piecesJointes: [piece('pdf')] })).toBe(false)
  })

  test('may leave with words or a file; a quotation alone says nothing', () => {
    expect(isEnvoyable({ ...VIDE, contenu: 'Oui' })).toBe(true)
    expect(isEnvoyable({ ...VIDE, piecesJointes: [piece('pdf')] })).toBe(true)
    expect(isEnvoyable({ ...VIDE, citation })).toBe(false)
  })

  test('waits for what its pictures show; a document says its name', () => {
    expect(sansTexteAlternatif({ ...VIDE, piecesJointes: [piece('pdf')] })).toBeUndefined()
    expect(sansTexteAlternatif({ ...VIDE, piecesJointes: [piece('jpg', '  ')] })?.nom).toBe('etal.jpg')
    expect(sansTexteAlternatif({ ...VIDE, piecesJointes: [piece('jpg', 'Un étal')] })).toBeUndefined()
  })

  test('leaves as the server stores it: trimmed', () => {
    const ecrit = ecritOf({ contenu: ' Oui \n', piecesJointes: [piece('jpg', ' Un étal ')], citation })
    expect(ecrit).toMatchObject({
      contenu: 'Oui',
      piecesJointes: [{ texteAlternatif: 'Un étal' }],
      citation: { messageId },
    })
  })
})
