import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useState } from 'react'
import { pictureOf } from '#kit/sent-pictures.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Images.module.css'

type ImagesGridProps = { readonly images: readonly ImagePublication[] }

/** A picture alone keeps its shape, unless it would be a ribbon or a tower. */
const cadreOf = (proportions: number): number => Math.min(2.4, Math.max(0.8, proportions))
/** As wide as the post, 36 rem high at most. */
const frameOf = (cadre: number) => ({ aspectRatio: cadre, maxWidth: `${36 * cadre}rem` })

type ImageDialogProps = ImagesGridProps & {
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** A picture in large, with what it shows in words. */
const ImageDialog = ({ images, index, onIndex, onClose }: ImageDialogProps) => {
  const image = images[index]
  if (image === undefined) return null
  const isAlone = images.length === 1
  return (
    <Dialog
      isOpen
      isWide
      title={isAlone ? 'Photo' : `Photo ${index + 1} sur ${images.length}`}
      onClose={onClose}
      footer={
        !isAlone && (
          <>
            <Button onClick={() => onIndex((index - 1 + images.length) % images.length)}>
              <Icon name="caret-left-bold" size="sm" />
              Précédente
            </Button>
            <Button onClick={() => onIndex((index + 1) % images.length)}>
              Suivante
              <Icon name="caret-right-bold" size="sm" />
            </Button>
          </>
        )
      }
    >
      <figure className={styles.large}>
        <img
          key={image.id}
          src={pictureOf(image.nom, 1600)}
          alt={image.texteAlternatif}
          style={{ aspectRatio: image.proportions }}
        />
        {/* Said by the picture itself. */}
        <figcaption aria-hidden="true">{image.texteAlternatif}</figcaption>
      </figure>
    </Dialog>
  )
}

/** The pictures of a post. Their place is kept while they load; a press shows one in large. */
export const ImagesGrid = ({ images }: ImagesGridProps) => {
  const [shown, setShown] = useState<number>()
  const [seule, ...autres] = images
  if (seule === undefined) return null
  const isAlone = autres.length === 0
  return (
    <>
      <ul className={cx(styles.grid, styles[`of${images.length}`])}>
        {images.map(({ id, nom, proportions, texteAlternatif }, index) => (
          <li key={id} style={isAlone ? frameOf(cadreOf(proportions)) : undefined}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Agrandir la photo\u00a0: ${texteAlternatif}`}
              onClick={() => setShown(index)}
            >
              <img src={pictureOf(nom, 800)} alt={texteAlternatif} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <ImageDialog images={images} index={shown} onIndex={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
