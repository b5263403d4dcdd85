import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type CountedChipsProps = {
  /** « Filtrer par état » */
  readonly label: string
  readonly isPending: boolean
  /** With how many each one has, or without where that cannot be had. */
  readonly chips: readonly {
    readonly to: string
    readonly nom: string
    readonly nombre: string | undefined
  }[]
  readonly current: string
}

/** The states of what a list holds, and how many are in each. */
export const CountedChips = ({ label, isPending, chips, current }: CountedChipsProps) =>
  // A number that comes later makes its chip wider: the next ones would move under the finger.
  isPending ? (
    <Loading status="Chargement des onglets…">
      <Skeleton height="var(--tap)" />
    </Loading>
  ) : (
    <ChipLinks
      label={label}
      chips={chips.map(({ to, nom, nombre }) => ({
        to,
        label: nombre === undefined ? nom : `${nom} ${nombre}`,
      }))}
      current={current}
    />
  )
