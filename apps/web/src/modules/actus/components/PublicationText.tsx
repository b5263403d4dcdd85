import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { RichText } from '#ui/RichText.tsx'
import { mentionHref } from '../mots.ts'
import styles from './Publication.module.css'

/** Height in px from which a post is cut in the feed: several lines more than the cut leaves. */
const LONG_PX = 460

type PublicationTextProps = {
  readonly contenu: string
  /** The title of the post, for screen readers. */
  readonly name: string
}

/** The words of a post in a feed. A long one is cut, so that the next post stays within reach. */
export const PublicationText = ({ contenu, name }: PublicationTextProps) => {
  const text = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  // Before it is painted: nothing moves.
  useLayoutEffect(() => setIsCut((text.current?.offsetHeight ?? 0) > LONG_PX), [contenu])
  return (
    <>
      {/* A link of the hidden part that takes the focus opens the text. */}
      <div ref={text} tabIndex={-1} onFocus={() => setIsCut(false)}>
        <RichText html={contenu} mentionHref={mentionHref} className={isCut ? styles.cut : styles.text} />
      </div>
      {isCut && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.rest}
          onClick={() => text.current?.focus({ preventScroll: true })}
        >
          Lire la suite<span className="sr-only">&nbsp;: {name}</span>
        </Button>
      )}
    </>
  )
}
