import { Fragment } from 'react'
import { morceauxOf } from '#kit/liens.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Fil.module.css'

/** The words of a message as they were typed: http and https addresses are links, shown as they are. */
export const MessageText = ({ texte }: { readonly texte: string }) => (
  <p className={styles.text}>
    {morceauxOf(texte).map(({ texte: piece, lien }, index) =>
      // Neither the pieces nor their order ever change: the index is a safe key.
      lien === undefined ? (
        <Fragment key={index}>{piece}</Fragment>
      ) : (
        <Link key={index} to={lien}>
          {piece}
        </Link>
      ),
    )}
  </p>
)
