import { fold } from '@entrelles/contract/kit/identity-rules.ts'
import type { DeviceStore } from '#kit/device-store.ts'

/** A search that this account made on this device. */
export type Recente = { readonly termes: string; readonly at: number }

export const RECENTES_MAX = 8

const keyOf = (termes: string): string => fold(termes).trim()

/** The latest first. */
export const listRecentes = async (store: DeviceStore<Recente>): Promise<readonly Recente[]> =>
  [...(await store.entries()).values()].toSorted((a, b) => b.at - a.at)

/** Keeps a search, and only the latest ones. */
export const addRecente = async (
  store: DeviceStore<Recente>,
  termes: string,
  at = Date.now(),
): Promise<void> => {
  if (keyOf(termes) === '') return
  await store.put(keyOf(termes), { termes: termes.trim(), at })
  const old = (await listRecentes(store)).slice(RECENTES_MAX)
  await Promise.all(old.map((one) => store.remove(keyOf(one.termes))))
}

export const removeRecente = (store: DeviceStore<Recente>, termes: string): Promise<void> =>
  store.remove(keyOf(termes))

/** Those that begin as what is typed does, but for what is typed already. */
export const recentesFor = (recentes: readonly Recente[], texte: string): readonly Recente[] => {
  const typed = keyOf(texte)
  return recentes.filter(({ termes }) => keyOf(termes).startsWith(typed) && keyOf(termes) !== typed)
}
