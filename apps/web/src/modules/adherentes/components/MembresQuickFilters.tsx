import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { ChipFilter } from '#ui/ChipFilter.tsx'
import { Count } from '#ui/Count.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { profilQuery } from '../adherentes.api.ts'
import { liste } from '../liste.ts'
import { useAnnuaire } from '../use-annuaire.ts'
import styles from './AnnuairePage.module.css'
import { MembresFiltersDialog } from './MembresFiltersDialog.tsx'

const PROCHE_KM = 25

/** The most used filters as chips; the others are in the dialog. */
export const MembresQuickFilters = () => {
  const { filtres, change, clear } = useAnnuaire()
  const { adherente } = useUser()
  const { data: profil, isPending } = useQuery(profilQuery(adherente.id))
  const antenne = profil?.territoire
  const [isOpen, setIsOpen] = useState(false)
  const actifs = liste.active(filtres)
  // A chip that appears later would move the others under a click.
  if (isPending)
    return (
      <Loading status="Chargement des filtres…">
        <Skeleton height="var(--tap)" />
      </Loading>
    )

  const chips = [
    { value: 'tout', label: 'Tout le réseau', isOn: actifs.length === 0, toggle: clear },
    antenne && {
      value: 'antenne',
      label: 'Mon antenne',
      isOn: filtres.territoire === antenne.id,
      toggle: () => change({ territoire: filtres.territoire === antenne.id ? undefined : antenne.id }),
    },
    {
      value: 'proches',
      label: 'Près de chez moi',
      isOn: filtres.distanceKm === PROCHE_KM,
      toggle: () => change({ distanceKm: filtres.distanceKm === PROCHE_KM ? undefined : PROCHE_KM }),
    },
    {
      value: 'coordinatrices',
      label: 'Coordinatrices',
      isOn: filtres.coordinatrices !== undefined,
      toggle: () => change({ coordinatrices: filtres.coordinatrices ? undefined : 'oui' }),
    },
    {
      value: 'nouvelles',
      label: 'Nouvelles',
      isOn: filtres.nouvelles !== undefined,
      toggle: () => change({ nouvelles: filtres.nouvelles ? undefined : 'oui' }),
    },
  ].filter((chip) => chip !== undefined && chip !== null)
  const on = chips.filter(({ isOn }) => isOn).map(({ value }) => value)

  return (
    <div className={styles.chips}>
      <ChipFilter
        label="Filtrer les membres"
        chips={chips}
        value={on}
        onChange={(value) => {
          // A click changes one chip: find the one whose state differs.
          chips.find((chip) => chip.isOn !== value.includes(chip.value))?.toggle()
        }}
      />
      <Button size="sm" className={styles.more} onClick={() => setIsOpen(true)}>
        <Icon name="sliders-horizontal" size="sm" />
        Filtrer
        {actifs.length > 0 && (
          <Count
            value={String(actifs.length)}
            label={actifs.length > 1 ? 'filtres actifs' : 'filtre actif'}
          />
        )}
      </Button>
      {isOpen && <MembresFiltersDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
