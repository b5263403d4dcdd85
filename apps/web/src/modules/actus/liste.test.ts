import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { describe, expect, test } from 'vitest'
import { demandeOf, isDemandes, liste, resserresOf } from './liste.ts'

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

  test('[C2] what she has saved is posts, or help requests; another feed has posts alone', () => {
    expect(isDemandes(read('fil=enregistrees'))).toBe(false)
    expect(isDemandes(read('fil=enregistrees&quoi=coups-de-pouce'))).toBe(true)
    expect(isDemandes(read('quoi=coups-de-pouce'))).toBe(false)
    expect(liste.tabHref(undefined, read('fil=enregistrees&quoi=coups-de-pouce'), liste.tabs[0]!)).toBe(
      '/actu',
    )
  })

  test('an unknown feed, and an author who is none, are the whole network', () => {
    expect(asked('fil=ailleurs&auteure=elle')).toEqual({})
  })

  test('the posts of one member are those of the network', () => {
    expect(asked(`auteure=${ELLE}`)).toEqual({ auteure: ELLE })
    expect(asked(`fil=miennes&auteure=${ELLE}`)).toEqual({ auteure: moi.id })
  })

  test('[M2] words are asked for in every feed, and stay from one to the other', () => {
    expect(asked('termes=march%C3%A9')).toEqual({ termes: 'marché' })
    expect(asked('fil=antenne&termes=noël')).toEqual({ territoire: moi.territoireId, termes: 'noël' })
    expect(asked('fil=enregistrees&termes=noël')).toEqual({ favoris: 'oui', termes: 'noël' })
    expect(liste.tabHref(undefined, read('termes=noël'), liste.tabs[2]!)).toBe(
      '/actu?fil=miennes&termes=no%C3%ABl',
    )
    expect(liste.isNarrowed(read('termes=noël'))).toBe(true)
  })

  test('[M2] a type of post, and what is pinned, narrow every feed, and stay from one to the other', () => {
    expect(asked('type=annonce&epinglees=oui')).toEqual({ type: 'annonce', epinglees: 'oui' })
    expect(asked('fil=miennes&type=annonce')).toEqual({ auteure: moi.id, type: 'annonce' })
    expect(asked('fil=enregistrees&epinglees=oui')).toEqual({ favoris: 'oui', epinglees: 'oui' })
    expect(asked('type=billet&epinglees=non')).toEqual({})
    expect(liste.tabHref(undefined, read('type=annonce'), liste.tabs[1]!)).toBe(
      '/actu?fil=antenne&type=annonce',
    )
    expect(resserresOf(read(`auteure=${ELLE}&epinglees=oui`))).toEqual(['epinglees'])
  })

  test('another feed leaves the author', () => {
    const [, antenne] = liste.tabs
    expect(liste.tabHref(undefined, read(`auteure=${ELLE}`), antenne!)).toBe('/actu?fil=antenne')
    expect(liste.currentTab(read(`fil=miennes&auteure=${ELLE}`))?.label).toBe('Mes publications')
  })
})
