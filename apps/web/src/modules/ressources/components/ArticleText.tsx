import type { ArticleRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { richTextNodes } from '#ui/rich-text-nodes.tsx'
import { figuresIn } from '../illustration.ts'
import { mentionHref } from '../mots.ts'
import styles from './ArticleText.module.css'

type ArticleTextProps = {
  readonly article: Pick<ArticleRessource, 'contenu' | 'sommaire' | 'figures'>
}

/** Moves to the heading that the URL names: at the arrival, and at each press in the table of contents. */
const useSectionFromLink = (): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [hash, key])
}

/** The words of an article, with its pictures and its quotes. */
export const ArticleText = ({ article: { contenu, sommaire, figures } }: ArticleTextProps) => {
  useSectionFromLink()
  const nodes = useMemo(
    () =>
      richTextNodes(contenu, mentionHref, {
        anchors: sommaire.map(({ ancre }) => ancre),
        figureOf: figuresIn(figures),
      }),
    [contenu, sommaire, figures],
  )
  return <div className={styles.text}>{nodes}</div>
}
