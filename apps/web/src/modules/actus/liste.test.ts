import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { describe, expect, test } from 'vitest'
import { demandeOf, liste } from './liste.ts'

const ELLE = '019a0000-0000-7000-8000-0000000000ff'
const moi = {
  id: '019a0000-0000-7000-8000-00000000000a' as AdherenteId,
  territoireId: '019a0000-0000-7000-8000-00000000000b' as TerritoireId,
}
const read = (query: string) => liste.read(new URLSearchParams(query))
const asked = (query: string) => demandeOf(read(query), moi)

describe('[R2.1-12] the feeds are in the URL', () => {
  test('each asks for its own posts', () => {
    expect(asked('')).toEqual({})
    expect(asked('fil=antenne')).toEqual({ territoire: moi.territoireId })
    expect(asked('fil=miennes')).toEqual({ auteure: moi.id })
    expect(asked('fil=enregistrees')).toEqual({ favoris: 'oui' })
  })

  test('an unknown feed, and an author who is none, are the whole network', () => {
    expect(asked('fil=ailleurs&auteure=elle')).toEqual({})
  })

  test('the posts of one member are those of the network', () => {
    expect(asked(`auteure=${ELLE}`)).toEqual({ auteure: ELLE })
    expect(asked(`fil=miennes&auteure=${ELLE}`)).toEqual({ auteure: moi.id })
  })

  test('another feed leaves the author', () => {
    const [, antenne] = liste.tabs
    expect(liste.tabHref(undefined, read(`auteure=${ELLE}`), antenne!)).toBe('/actu?fil=antenne')
    expect(liste.currentTab(read(`fil=miennes&auteure=${ELLE}`))?.label).toBe('Mes publications')
  })
})
