import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Byline } from '#ui/Byline.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { DisclosureList } from '#ui/DisclosureList.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loading } from '#ui/Loading.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { FicheSpecimen } from '../components/FicheSpecimen.tsx'
import { LinesSpecimen } from '../components/LinesSpecimen.tsx'
import { SelectionSpecimen } from '../components/SelectionSpecimen.tsx'
import { Specimen } from '../components/Specimen.tsx'
import { TableSpecimen } from '../components/TableSpecimen.tsx'
import { ThreadSpecimen } from '../components/ThreadSpecimen.tsx'

const text = `<h3>Comment adhérer</h3><p>Il suffit d’un <strong>e-mail</strong> et d’<em>un peu</em> de temps :</p>
<ol><li>tu remplis le formulaire ;</li><li>tu règles ta cotisation.</li></ol>
<p>Tout est dit sur <a href="https://www.helloasso.com">la page de paiement</a>.</p>`

export const ContenusScreen = () => {
  const [order, setOrder] = useState<readonly string[]>(['Adhérer', 'Événements', 'Coups de pouce'])
  return (
    <CataloguePage page="contenus" lede="Tableaux, listes, textes, et ce qui tient leur place.">
      <Specimen title="Tableau">
        <TableSpecimen />
      </Specimen>
      <Specimen title="Choisir des lignes">
        <SelectionSpecimen />
      </Specimen>
      <Specimen title="Liste encadrée">
        <LinesSpecimen />
      </Specimen>
      <Specimen title="Fiche">
        <FicheSpecimen />
      </Specimen>
      <Specimen title="Texte riche">
        <RichText html={text} />
      </Specimen>
      <Specimen title="Fil de messages">
        <Byline name="Soizic Guéguen" photo={null} to="/catalogue/contenus">
          Quimper · hier à 9 h 12
        </Byline>
        <ThreadSpecimen />
      </Specimen>
      <Specimen title="Dépliants">
        <DisclosureList>
          <Disclosure level={3} defaultExpanded title="Qui peut adhérer ?">
            <p>Toutes celles qui vivent ou travaillent à la campagne.</p>
          </Disclosure>
          <Disclosure level={3} title="Combien coûte l’adhésion ?">
            <p>80 €, ou 40 € au tarif réduit.</p>
          </Disclosure>
        </DisclosureList>
      </Specimen>
      <Specimen title="Liste à ordonner">
        <SortableList
          label="Catégories"
          items={order}
          keyOf={(item) => item}
          nameOf={(item) => item}
          onReorder={async (items) => setOrder(items)}
        >
          {(item) => item}
        </SortableList>
      </Specimen>
      <Specimen title="Rien à montrer">
        <div className="grid grid--2">
          <EmptyState level={3} title="Rien de neuf">
            On te prévient dès qu’une membre te répond ou te mentionne.
          </EmptyState>
          <EmptyState
            level={3}
            art="roadblock"
            title="La page n’a pas pu se charger"
            actions={<Button variant="primary">Réessayer</Button>}
          >
            Vérifie ta connexion, puis réessaie.
          </EmptyState>
        </div>
      </Specimen>
      <Specimen title="Chargement">
        <Loading status="Chargement des questions…">
          <div className="stack">
            <Skeleton width="60%" height="2rem" />
            <Skeleton />
            <Skeleton width="80%" />
          </div>
        </Loading>
      </Specimen>
    </CataloguePage>
  )
}
