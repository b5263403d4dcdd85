import { Boundary } from '#kit/Boundary.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ListesSection } from '../components/ListesSection.tsx'
import { SansResultatTable } from '../components/SansResultatTable.tsx'
import { SynonymesTable } from '../components/SynonymesTable.tsx'
import { liste } from '../liste.ts'

const hrefOf = (onglet: keyof typeof VUES) => liste.href(undefined, { onglet })

const VUES = {
  synonymes: SynonymesTable,
  'sans-resultat': SansResultatTable,
  listes: ListesSection,
} as const

const ONGLETS = [
  { to: hrefOf('synonymes'), label: 'Synonymes' },
  { to: hrefOf('sans-resultat'), label: 'Recherches sans résultat' },
  { to: hrefOf('listes'), label: 'Listes de choix' },
] as const

/** The words of search, and the lists of choices of the forms. */
export const BoReferentielsScreen = () => {
  const { onglet } = useList(liste, undefined).filters
  const Vue = VUES[onglet]
  return (
    <>
      <PageHead
        title="Référentiels"
        lede="Les mots que la recherche comprend, et les choix des formulaires."
      />
      <Tabs label="Référentiels" links={ONGLETS} current={hrefOf(onglet)} />
      <Boundary loading={<ListSkeleton status="Chargement…" />}>
        <Vue />
      </Boundary>
    </>
  )
}
