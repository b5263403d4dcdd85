import { useId, useState } from 'react'
import EasyCrop from 'react-easy-crop'
import { cx } from './cx.ts'
import styles from './Cropper.module.css'
import fieldStyles from './Field.module.css'

/** The crop area, in pixels of the picture after its EXIF rotation. */
export type Crop = {
  readonly x: number
  readonly y: number
  readonly largeur: number
  readonly hauteur: number
}

export type CropperProps = {
  /** URL of the picture. */
  readonly src: string
  /** Width divided by height of the crop area. */
  readonly proportions: number
  readonly onCrop: (crop: Crop) => void
  /** The browser cannot decode the picture. */
  readonly onUnreadable: () => void
}

const ZOOM_MAX = 3

/** Rounds to whole pixels and clamps the crop area to the picture. */
const inside = (start: number, length: number, whole: number): [number, number] => {
  const from = Math.min(Math.max(0, Math.round(start)), whole - 1)
  return [from, Math.max(1, Math.min(Math.round(length), whole - from))]
}

/** Crops a picture by pointer, pinch or keyboard; the wheel scrolls the page. Heavy: load it with the first picture. */
export const Cropper = ({ src, proportions, onCrop, onUnreadable }: CropperProps) => {
  const id = useId()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [size, setSize] = useState({ naturalWidth: 1, naturalHeight: 1 })
  return (
    <div className={cx(styles.crop, proportions > 1.5 && styles.wide)}>
      <div className={styles.zone} style={{ aspectRatio: proportions }}>
        <EasyCrop
          image={src}
          aspect={proportions}
          crop={position}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          objectFit="cover"
          zoomWithScroll={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: cx(styles.container),
            cropAreaClassName: cx(styles.area, proportions === 1 && styles.portrait),
          }}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Cadrage de l’image',
            'aria-describedby': `${id}-aide`,
          }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onMediaLoaded={setSize}
          onCropAreaChange={(_share, area) => {
            const [x, largeur] = inside(area.x, area.width, size.naturalWidth)
            const [y, hauteur] = inside(area.y, area.height, size.naturalHeight)
            onCrop({ x, y, largeur, hauteur })
          }}
        />
      </div>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          Zoom
        </label>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          style={{ '--v': `${((zoom - 1) / (ZOOM_MAX - 1)) * 100}%` } as React.CSSProperties}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <p className={fieldStyles.hint} id={`${id}-aide`}>
          Glisse l’image pour la placer, ou utilise les flèches du clavier.
        </p>
      </div>
    </div>
  )
}
