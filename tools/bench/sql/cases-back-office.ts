import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { BRANCHES, callsOf, FAR, TOGETHER, WORDS, type Case } from './case.ts'
import type { World } from './world.ts'

const MEMBERS = '/api/bo/adherentes'

/** Lists of an administrator, and of a coordinator of the largest branch. */
export const backOfficeCases = ({ territoires, motRare }: World): Case[] => {
  const today = parisDay(new Date())
  const admin = (name: string, ...queries: readonly string[]): Case => ({
    ...FAR,
    name: `back office, ${name}`,
    calls: callsOf('administratrice', `${MEMBERS}?`, queries),
  })
  const coordinator = (name: string, ...queries: readonly string[]): Case => ({
    ...FAR,
    name: `coordinator, ${name}`,
    calls: callsOf('coordinatrice', `${MEMBERS}?`, queries),
  })
  const tabs = (name: string, caller: 'administratrice' | 'coordinatrice'): Case => ({
    ...FAR,
    name: `${name}, tabs`,
    calls: callsOf(caller, MEMBERS, ['/resume']),
  })
  return [
    ...['nom', 'inscription', 'fin'].map((tri) => admin(`by ${tri}`, `tri=${tri}`, `tri=${tri}&sens=desc`)),
    admin('active', 'statutAdhesion=active'),
    admin('in grace', 'statutAdhesion=sursis'),
    admin('expired', 'statutAdhesion=expiree'),
    admin('unfinished', 'etapeInscription=inachevee'),
    admin('branch', ...territoires.map((id) => `territoire=${id}`)),
    admin('role', 'role=coordinatrice', 'role=administratrice'),
    admin('suspended', 'suspendue=oui'),
    admin('joined since', `dateInscriptionMin=${addDays(today, -60)}`),
    admin('ends before', `finAvant=${addDays(today, -400)}`),
    { ...admin('a common first name', 'termes=marie'), ...WORDS },
    admin('a word of one member', `termes=${motRare}`),
    { ...admin('beginning of a word', 'termes=mar', 'termes=c'), ...WORDS },
    { ...admin('a typing error', 'termes=nathalei', 'termes=isabele'), ...WORDS },
    { ...admin('deep pages', '', 'tri=fin', 'tri=inscription'), deep: true },
    {
      ...admin(
        'two filters',
        'statutAdhesion=expiree&tri=nom',
        'etapeInscription=etape_trois&tri=inscription',
        `statutAdhesion=active&territoire=${territoires[0]}`,
      ),
      ...TOGETHER,
    },
    {
      ...admin('words and a filter', 'termes=marie&statutAdhesion=expiree', 'termes=marie&tri=fin'),
      ...TOGETHER,
    },
    tabs('back office', 'administratrice'),
    coordinator('members', '', 'tri=inscription&sens=desc'),
    { ...coordinator('a filter', 'statutAdhesion=active', 'termes=marie'), ...TOGETHER },
    { ...tabs('coordinator', 'coordinatrice'), ...TOGETHER },
    {
      ...BRANCHES,
      name: 'back office, branches',
      calls: callsOf('administratrice', '/api/bo/territoires', ['']),
    },
  ]
}
