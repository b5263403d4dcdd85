import { Fragment } from 'react'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/Link.tsx'
import { morceauxOf, paragraphesOf } from '#kit/liens.ts'
import styles from './CoupDePouce.module.css'

type ContenuTextProps = { readonly texte: string; readonly className?: string | undefined }

/** Neither paragraphs nor lines ever move: their index is a safe key. */
const ligneOf = (ligne: string) =>
  morceauxOf(ligne).map(({ texte, lien }, index) =>
    lien === undefined ? (
      <Fragment key={index}>{texte}</Fragment>
    ) : (
      <Link key={index} to={lien}>
        {texte}
      </Link>
    ),
  )

/** A text that a member wrote: paragraphs, and links that open another window. */
export const ContenuText = ({ texte, className }: ContenuTextProps) => (
  <div className={cx('prose', styles.text, className)}>
    {paragraphesOf(texte).map((lignes, index) => (
      <p key={index}>
        {lignes.map((ligne, row) => (
          <Fragment key={row}>
            {row > 0 && <br />}
            {ligneOf(ligne)}
          </Fragment>
        ))}
      </p>
    ))}
  </div>
)
