import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type {
  ArticleRessource,
  EvenementLie,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { Link } from 'react-router'
import { useBackOffices } from '#kit/back-offices.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useShare } from '#kit/use-share.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Byline } from '#ui/Byline.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { evenementOf, verifieOf } from '../mots.ts'
import styles from './Article.module.css'
import { FavoriIcon } from './FavoriIcon.tsx'
import { RemarqueButton } from './RemarqueButton.tsx'
import { RessourceCard } from './RessourceCard.tsx'
import card from './RessourceCard.module.css'
import { UtileButton } from './UtileButton.tsx'

type ArticleProps = { readonly article: ArticleRessource }

type PersonneProps = { readonly membre: CarteAdherente; readonly fonction?: string }

const Personne = ({ membre, fonction }: PersonneProps) => {
  const { id, photo, profession, ville, territoireCoordonne } = membre
  const lieu = fonction && territoireCoordonne ? territoireCoordonne.nom : ville?.nom
  return (
    <Byline
      name={formatName(membre)}
      photo={photo && pictureOf(photo)}
      to={id === null ? undefined : pathTo('/membre/:id', { id })}
    >
      {fonction
        ? [fonction, lieu].filter(Boolean).join(' · ')
        : [profession, lieu].filter(Boolean).join(', ')}
    </Byline>
  )
}

/** Who wrote it, with whom, and who reviewed it. */
const AuteuresCard = ({ article: { auteure, relecture, intervenants } }: ArticleProps) => (
  <Card as="section" aria-labelledby="ecrit-par" className={styles.people}>
    <h2 id="ecrit-par" className={styles.subtitle}>
      Écrit par
    </h2>
    <Personne membre={auteure} />
    {intervenants.length > 0 && <p className="small muted">Avec {intervenants.map(formatName).join(', ')}</p>}
    {relecture && <Personne membre={relecture.par} fonction="Relu par" />}
  </Card>
)

/** What a reader does with an article. */
const ServiCard = ({ article }: ArticleProps) => {
  const { titre, droits } = article
  const { onShare, dialog } = useShare({
    title: titre,
    path: cheminRessource(article),
    heading: 'Partager l’article',
    copied: 'Le lien de l’article est copié.',
  })
  return (
    <Card as="section" aria-labelledby="servi" className={styles.served}>
      <h2 id="servi" className={styles.subtitle}>
        Ça t’a servi&nbsp;?
      </h2>
      <div className={styles.acts}>
        {droits.reagir && (
          <>
            <UtileButton ressource={article} />
            <FavoriIcon ressource={article} />
          </>
        )}
        <IconButton icon="share-network" label="Partager" onClick={onShare} />
        <IconButton icon="printer" label="Imprimer" onClick={() => window.print()} />
      </div>
      <p className="small muted">{verifieOf(article)}</p>
      {droits.reagir && <RemarqueButton ressource={article} />}
      {dialog}
    </Card>
  )
}

/** Those who keep the article change it in their back office. */
const ModifierLink = ({ article: { id } }: ArticleProps) => {
  const isAdministratrice = useBackOffices().some(({ access }) => access === 'administratrice')
  return (
    <ButtonLink
      block
      className="no-print"
      to={
        isAdministratrice
          ? pathTo('/administratrice/ressource/article/:id/edition', { id })
          : `${pathTo('/coordinatrice/ressources')}?edition=${id}`
      }
    >
      <Icon name="pencil-simple" size="sm" />
      Modifier l’article
    </ButtonLink>
  )
}

/** The event that the article comes from, drawn as a resource is. */
const EvenementCard = ({ evenement }: { readonly evenement: EvenementLie }) => (
  <Card as="article" className={card.card}>
    <span className={styles.event}>
      <Icon name="calendar-dots" size="lg" />
    </span>
    <div>
      <p className={styles.kind}>{evenementOf(evenement)}</p>
      <h3 className={card.title}>
        <Link to={pathTo('/evenement/:id', { id: evenement.id })} className={card.link}>
          {evenement.titre}
        </Link>
      </h3>
    </div>
  </Card>
)

/** What comes next: its event, and resources of the same theme. */
const SuiteSection = ({ article: { evenement, voisines } }: ArticleProps) =>
  (evenement || voisines.length > 0) && (
    <section aria-labelledby="sur-la-route" className="no-print">
      <div className="section__head">
        <h2 id="sur-la-route" className={styles.next}>
          Sur la route
        </h2>
      </div>
      <ul className="stack">
        {evenement && (
          <li>
            <EvenementCard evenement={evenement} />
          </li>
        )}
        {voisines.map((voisine) => (
          <li key={voisine.id}>
            <RessourceCard ressource={voisine} isShort />
          </li>
        ))}
      </ul>
    </section>
  )

/** Beside an article. */
export const ArticleAside = ({ article }: ArticleProps) => (
  <aside className={styles.side} aria-label="Autour de l’article">
    <AuteuresCard article={article} />
    <ServiCard article={article} />
    {article.droits.modifier && <ModifierLink article={article} />}
    <SuiteSection article={article} />
  </aside>
)
