import type { DeviceStore } from '#kit/device-store.ts'
import type { Ecrit } from './envois.ts'

/** What is being written in a discussion. */
export type Brouillon = Ecrit

export const VIDE: Brouillon = { contenu: '', piecesJointes: [], citation: null }

export const isVide = ({ contenu, piecesJointes, citation }: Brouillon): boolean =>
  contenu.trim() === '' && piecesJointes.length === 0 && citation === null

/** Whether it may leave: words or a file; a quotation alone says nothing. */
export const isEnvoyable = ({ contenu, piecesJointes }: Brouillon): boolean =>
  contenu.trim() !== '' || piecesJointes.length > 0

/** The first picture that nobody has described. */
export const sansTexteAlternatif = ({ piecesJointes }: Brouillon) =>
  piecesJointes.find(({ type, texteAlternatif }) => type !== 'pdf' && !texteAlternatif?.trim())

/** As it leaves: trimmed, like the server stores it. */
export const ecritOf = ({ contenu, piecesJointes, citation }: Brouillon): Ecrit => ({
  contenu: contenu.trim(),
  piecesJointes: piecesJointes.map((piece) => ({
    ...piece,
    texteAlternatif: piece.texteAlternatif?.trim() || null,
  })),
  citation,
})

type Moyens = {
  readonly store: DeviceStore<Brouillon>
  /** Tells the other tabs that a draft has changed. */
  readonly tell: () => void
}

export type Brouillons = ReturnType<typeof createBrouillons>

/** The drafts of an account that its device keeps, by discussion. */
export const createBrouillons = ({ store, tell }: Moyens) => {
  let etat: ReadonlyMap<string, Brouillon> = new Map()
  let readings = 0
  const listeners = new Set<() => void>()
  const refresh = async (): Promise<void> => {
    readings += 1
    const mine = readings
    const read = await store.entries()
    // A later reading has begun meanwhile: it knows more.
    if (mine !== readings) return
    etat = read
    for (const listener of listeners) listener()
  }
  return {
    getEtat: (): ReadonlyMap<string, Brouillon> => etat,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Also handles what another tab tells. */
    refresh,
    get: (discussionId: string): Promise<Brouillon | undefined> => store.get(discussionId),
    /** Keeps what is written; once it is empty, nothing is kept. */
    keep: async (discussionId: string, brouillon: Brouillon): Promise<void> => {
      await (isVide(brouillon) ? store.remove(discussionId) : store.put(discussionId, brouillon))
      tell()
      await refresh()
    },
  }
}
