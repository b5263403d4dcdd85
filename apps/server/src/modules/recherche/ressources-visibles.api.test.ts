import { rechercheEndpoints as endpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import { STATUTS_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createRessource, type RessourceFields } from '#modules/ressources/ressources.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
const query = { termes: 'harmonium' }
const STATUTS = Object.keys(STATUTS_RESSOURCE) as readonly (keyof typeof STATUTS_RESSOURCE)[]
let cornouaille: TerritoireId
let autrice: Membre

/** One resource of each audience in each state, whose title names both. */
beforeEach(async () => {
  await clear()
  cornouaille = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
  const leon = await createTerritoire(kit.db, 'Léon')
  autrice = await memberOf('Maïwenn', 'Sarr')
  const audiences: Readonly<Record<string, RessourceFields>> = {
    reseau: {},
    cornouaille: { territoire_ids: [cornouaille] },
    leon: { territoire_ids: [leon] },
    lesDeux: { territoire_ids: [cornouaille, leon] },
    coordinatrices: { public: 'coordinatrices' },
  }
  for (const [audience, fields] of Object.entries(audiences))
    for (const statut of STATUTS)
      await createRessource(kit.db, kit.clock.now(), autrice.id, {
        titre: `Harmonium ${audience} ${statut}`,
        statut,
        ...fields,
      })
})

const readable = (...audiences: readonly string[]): readonly string[] =>
  audiences
    .flatMap((audience) => [`Harmonium ${audience} publiee`, `Harmonium ${audience} a_verifier`])
    .toSorted()
const titresOf = (found: readonly { readonly titre: string }[]): readonly string[] =>
  found.map(({ titre }) => titre).toSorted()

const attend = async (): Promise<Membre> => {
  const membre = await memberOf('Nina', 'Jouan', { territoire: 'Cornouaille' })
  await kit.db
    .updateTable('rattachements')
    .set({ acceptee_le: null })
    .where('compte_id', '=', membre.id)
    .execute()
  return membre
}

type Lectrice = readonly [qui: string, de: () => Promise<Membre>, audiences: readonly string[]]
const LECTRICES: readonly Lectrice[] = [
  [
    'a member of the branch',
    () => memberOf('Awa', 'Goff', { territoire: 'Cornouaille' }),
    ['reseau', 'cornouaille', 'lesDeux'],
  ],
  [
    'a member of another branch',
    () => memberOf('Léa', 'Goff', { territoire: 'Léon' }),
    ['reseau', 'leon', 'lesDeux'],
  ],
  ['a member without a branch', () => memberOf('Inès', 'Goff'), ['reseau']],
  ['a member who has just chosen the branch', attend, ['reseau']],
  ['the author, who is of no branch', async () => autrice, ['reseau']],
  [
    'the coordinator of the branch',
    () => memberOf('Soizic', 'Goff', { coordonne: 'Cornouaille' }),
    ['reseau', 'cornouaille', 'lesDeux', 'coordinatrices'],
  ],
  [
    'a coordinator who is a member of the other branch',
    () => memberOf('Yuna', 'Goff', { coordonne: 'Cornouaille', territoire: 'Léon' }),
    ['reseau', 'cornouaille', 'leon', 'lesDeux', 'coordinatrices'],
  ],
  [
    'an administrator',
    () => memberOf('Hélène', 'Goff', { compte: { administratrice: true } }),
    ['reseau', 'cornouaille', 'leon', 'lesDeux', 'coordinatrices'],
  ],
]

test.each(LECTRICES)(
  '[M15] [M16] %s finds, counts and is suggested the resources that she reads, and no other',
  async (_qui, lectriceOf, audiences) => {
    const lectrice = await lectriceOf()
    const expected = readable(...audiences)
    const { body: page } = await lectrice.call(endpoints.listRessourcesTrouvees, { query })
    expect([titresOf(page.resultats), page.nbTotalResultats]).toEqual([expected, expected.length])

    const tout = await search(lectrice, query.termes)
    const { body: suggestions } = await lectrice.call(endpoints.getSuggestionsRecherche, { query })
    for (const [found, shown] of [
      [tout, 4],
      [suggestions, 3],
    ] as const) {
      expect([found.nbressources, found.nbTotalResultats]).toEqual([expected.length, expected.length])
      expect(found.ressources).toHaveLength(Math.min(shown, expected.length))
      expect(expected).toEqual(expect.arrayContaining([...titresOf(found.ressources)]))
    }

    // A filter and several words read the lines in other ways.
    const ofBranch = expected.filter((titre) => /cornouaille|lesDeux/.test(titre))
    const filtered = await lectrice.call(endpoints.listRessourcesTrouvees, {
      query: { ...query, territoire: cornouaille },
    })
    expect([titresOf(filtered.body.resultats), filtered.body.nbTotalResultats]).toEqual([
      ofBranch,
      ofBranch.length,
    ])
    const { body: narrowed } = await lectrice.call(endpoints.listRessourcesTrouvees, {
      query: { termes: 'harmonium coordinatrices publiee' },
    })
    expect(expected).toEqual(expect.arrayContaining([...titresOf(narrowed.resultats)]))
    expect(narrowed.nbTotalResultats).toBe(narrowed.resultats.length)

    const library = await lectrice.call(ressourcesEndpoints.listRessources, { query })
    expect(titresOf(library.body.ressources)).toEqual(expected)
  },
)

test('[M16] a block between its author and a reader hides no resource, and shows nothing of the author', async () => {
  const lectrice = await memberOf('Awa', 'Goff')
  await createBlocage(kit.db, kit.clock.now(), lectrice.id, autrice.id)
  const { body } = await lectrice.call(endpoints.listRessourcesTrouvees, { query })
  expect([titresOf(body.resultats), body.nbTotalResultats]).toEqual([readable('reseau'), 2])
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${autrice.id}|Maïwenn`))
  const { body: byName } = await lectrice.call(endpoints.listRessourcesTrouvees, {
    query: { termes: 'Maïwenn' },
  })
  expect(byName.nbTotalResultats).toBe(0)
})
