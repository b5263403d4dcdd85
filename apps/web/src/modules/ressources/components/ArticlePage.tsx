import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { ArticleRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Cover } from '#ui/Cover.tsx'
import { Tag } from '#ui/Tag.tsx'
import { visuelOf } from '../illustration.ts'
import { liste } from '../liste.ts'
import { attenteOf, ICONES, jourOf } from '../mots.ts'
import { AlerteCallout } from './AlerteCallout.tsx'
import styles from './Article.module.css'
import { ArticleAside } from './ArticleAside.tsx'
import { ArticleText } from './ArticleText.tsx'

type ArticleProps = { readonly article: ArticleRessource }

/** Top of the page: picture, kind and title. */
const ArticleCover = ({ article }: ArticleProps) => {
  const { type, titre, image, thematique, datePublication } = article
  return (
    <Cover
      className={styles.cover}
      src={visuelOf(article, 1600)}
      alt={image?.texteAlternatif ?? ''}
      title={titre}
      above={
        <div className={styles.tags}>
          <Tag tone="sage" icon={ICONES[type]}>
            {TYPES_RESSOURCE[type]}
          </Tag>
          {thematique && <Tag tone="outline">{thematique.libelle}</Tag>}
        </div>
      }
    >
      <p className="muted">
        {[attenteOf(article), datePublication && jourOf(datePublication)].filter(Boolean).join(' · ')}
      </p>
    </Cover>
  )
}

/** The headings of the text. One alone needs no table. */
const SommaireNav = ({ article: { sommaire } }: ArticleProps) =>
  sommaire.length > 1 && (
    <nav aria-labelledby="sommaire" className={styles.contents}>
      <h2 id="sommaire">Dans cet article</h2>
      <ol>
        {sommaire.map(({ ancre, titre }) => (
          <li key={ancre}>
            <Anchor to={`#${ancre}`}>{titre}</Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )

/** An article: what it says, who wrote and reviewed it, and what a reader does with it. */
export const ArticlePage = ({ article }: ArticleProps) => (
  <>
    <ArticleCover article={article} />
    <div className="cols cols--aside">
      <article className={styles.main} aria-label={article.titre}>
        <AlerteCallout ressource={article} />
        {article.resume && <p className={styles.lede}>{article.resume}</p>}
        <SommaireNav article={article} />
        <ArticleText article={article} />
        {article.motsCles.length > 0 && (
          <ChipLinks
            label="Mots-clés"
            current=""
            links={article.motsCles.map((mot) => ({
              to: liste.href(undefined, { termes: mot }),
              label: mot,
            }))}
          />
        )}
      </article>
      <ArticleAside article={article} />
    </div>
  </>
)
