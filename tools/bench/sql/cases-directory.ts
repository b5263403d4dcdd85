import { DISTANCES_KM } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { ALONE, BLOCKED, BRANCHES, callsOf, FAR, TOGETHER, type Case } from './case.ts'
import type { World } from './world.ts'

const DIRECTORY = '/api/adherentes'
const BRANCH = '/api/territoires'
const get = (...queries: readonly string[]) => callsOf('dense', `${DIRECTORY}?`, queries)

/** Lists that members read. */
export const directoryCases = (world: World): Case[] => {
  const { territoires, departements, secteurs, competences, situations, motRare, membres } = world
  const [branch, department] = [territoires[0], departements[0]]
  const [secteur, competence] = [`secteur=${secteurs[0]}`, `competence=${competences[0]}`]
  const by = (filtre: string, values: readonly string[]): Case => ({
    ...ALONE,
    name: `by ${filtre}`,
    calls: get(...values.map((value) => `${filtre}=${value}`)),
  })
  return [
    { ...ALONE, name: 'directory, first pages', calls: get('', 'page=2', 'page=10') },
    { ...FAR, name: 'directory, deep pages', calls: get(''), deep: true },
    by('territoire', territoires),
    by('departement', departements),
    by('secteur', secteurs),
    by('competence', competences),
    by('situation', situations),
    { ...ALONE, name: 'new members', calls: get('nouvelles=oui', 'nouvelles=oui&page=2') },
    { ...ALONE, name: 'coordinators', calls: get('coordinatrices=oui') },
    { ...ALONE, name: 'a common first name', calls: get('termes=Marie', 'termes=nathalie') },
    { ...ALONE, name: 'a word of one member', calls: get(`termes=${motRare}`) },
    { ...ALONE, name: 'beginning of a word', calls: get('termes=mar', 'termes=elois', 'termes=c') },
    { ...ALONE, name: 'a typing error', calls: get('termes=eloize', 'termes=nathalei', 'termes=sandrinne') },
    { ...ALONE, name: 'a word of nobody', calls: get('termes=xqzwkv', 'termes=wxyzwxyz'), empty: true },
    {
      ...ALONE,
      name: 'whom to mention',
      calls: callsOf('dense', '/api/mentions?', ['termes=marie', 'termes=mar', 'termes=eloize', 'termes=c']),
    },
    {
      ...TOGETHER,
      name: 'whom to mention in a branch',
      calls: callsOf('dense', '/api/mentions?', [
        `termes=mar&territoire=${branch}`,
        `termes=eloize&territoire=${branch}`,
      ]),
    },
    {
      ...TOGETHER,
      name: 'whom to mention, two words',
      calls: callsOf('dense', '/api/mentions?', ['termes=marie+martin', 'termes=marie+c']),
    },
    {
      ...FAR,
      name: 'a filter, deep pages',
      calls: get(secteur, `territoire=${branch}`, 'nouvelles=oui', 'termes=marie'),
      deep: true,
    },
    ...DISTANCES_KM.map((km) => ({
      ...FAR,
      name: `within ${km} km`,
      calls: (['dense', 'rurale', 'lisiere'] as const).flatMap((caller) =>
        callsOf(caller, DIRECTORY, [`?distanceKm=${km}`]),
      ),
    })),
    {
      ...FAR,
      name: 'nearest first, next pages',
      calls: get('distanceKm=25&page=2', 'distanceKm=25&page=10', 'distanceKm=100&page=10'),
    },
    { ...FAR, name: 'distance, deep pages', calls: get('distanceKm=100'), deep: true },
    { ...TOGETHER, name: 'two words', calls: get('termes=marie+martin', 'termes=marie+c') },
    {
      ...TOGETHER,
      name: 'two filters',
      calls: get(
        `territoire=${branch}&${secteur}`,
        `departement=${department}&${competence}`,
        `${secteur}&${competence}`,
        `${secteur}&termes=marie`,
      ),
    },
    {
      ...TOGETHER,
      name: 'distance and a filter',
      calls: get(`distanceKm=50&${secteur}`, 'distanceKm=50&nouvelles=oui'),
    },
    {
      ...BLOCKED,
      name: 'for a member with 200 blocks',
      calls: callsOf('bloqueuse', `${DIRECTORY}?`, [
        '',
        `departement=${department}`,
        secteur,
        'nouvelles=oui',
        'termes=marie',
        'termes=eloize',
        'distanceKm=50',
      ]),
    },
    { ...ALONE, name: 'map', calls: callsOf('dense', DIRECTORY, ['/carte']) },
    { ...ALONE, name: 'a profile', calls: callsOf('dense', `${DIRECTORY}/`, membres) },
    { ...BRANCHES, name: 'branches', calls: callsOf('dense', BRANCH, ['', '?page=2']) },
    { ...ALONE, name: 'a branch', calls: callsOf('dense', `${BRANCH}/`, territoires) },
    {
      ...ALONE,
      name: 'members of a branch',
      calls: callsOf(
        'dense',
        `${BRANCH}/`,
        territoires.map((id) => `${id}/adherentes`),
      ),
    },
  ]
}
