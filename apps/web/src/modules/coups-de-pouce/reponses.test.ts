import type { ReponseId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { describe, expect, test } from 'vitest'
import { aidesAcceptees, aidesPossibles, filsOf, lectriceOf } from './reponses.ts'
import { AWA, demandeDe, reponseDe, SAMIRA } from './test-demande.ts'

const id = (n: number) => `019a0000-0000-7000-8000-0000000000e${n}` as ReponseId
const CLAIRE = { ...SAMIRA, id: '019a0000-0000-7000-8000-0000000000a3' as typeof SAMIRA.id, prenom: 'Claire' }

describe('[M1] answers and those to them', () => {
  test('are put together, also when a page ends between them', () => {
    const fils = filsOf([
      reponseDe({ id: id(1) }),
      reponseDe({ id: id(2) }),
      reponseDe({ id: id(3), reponseParenteId: id(1), auteure: AWA }),
    ])
    expect(fils.map(({ message, replies }) => [message.id, replies.map((reply) => reply.id)])).toEqual([
      [id(1), [id(3)]],
      [id(2), []],
    ])
  })

  test('one whose parent is not shown stands alone', () => {
    expect(filsOf([reponseDe({ id: id(3), reponseParenteId: id(1) })])).toHaveLength(1)
  })
})

test('[M1] the only reader of a private answer: the author, or the member whom the author answers', () => {
  const demande = demandeDe({ auteure: AWA })
  const deSamira = reponseDe({ auteure: SAMIRA, prive: true })
  expect(lectriceOf(demande, false, undefined).prenom).toBe('Awa')
  expect(lectriceOf(demande, false, deSamira).prenom).toBe('Awa')
  expect(lectriceOf(demande, true, deSamira).prenom).toBe('Samira')
})

describe('[M1] whom the author may thank', () => {
  test('those who answered, each once, accepted and offered help first; neither herself nor a former member', () => {
    const aides = aidesPossibles(
      [
        reponseDe({ id: id(1) }),
        reponseDe({ id: id(2), auteure: CLAIRE, propose: true, acceptee: true }),
        reponseDe({ id: id(3), auteure: AWA }),
        reponseDe({ id: id(4) }),
        reponseDe({ id: id(5), auteure: { ...SAMIRA, id: null } }),
      ],
      AWA.id,
    )
    expect(aides.map(({ nom }) => nom)).toEqual(['Claire Haddad', 'Samira Haddad'])
  })

  test('a deleted answer thanks nobody', () => {
    expect(aidesPossibles([reponseDe({ statut: 'supprimee' })], AWA.id)).toEqual([])
  })

  test('accepted help is ticked, unless it is hidden: then she has no box', () => {
    const reponses = [
      reponseDe({ acceptee: true, statut: 'masquee' }),
      reponseDe({ auteure: CLAIRE, acceptee: true }),
    ]
    expect(aidesAcceptees(reponses)).toEqual([CLAIRE.id])
    expect(aidesPossibles(reponses, AWA.id).map(({ id: aide }) => aide)).toEqual([CLAIRE.id])
  })
})
