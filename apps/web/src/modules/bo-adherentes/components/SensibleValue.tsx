import { formatHour, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  ChampSensible,
  ValeurSensible as Valeur,
} from '@entrelles/contract/modules/bo-adherentes/valeurs-sensibles.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'
import { Secret } from '#ui/Secret.tsx'
import { useGetValeurSensible } from '../bo-adherentes.api.ts'

const NOMS: Readonly<Record<ChampSensible, string>> = {
  dateNaissance: 'la date de naissance',
  telephone: 'le téléphone',
  tarifReduit: 'le tarif réduit',
}

const formatValeur = ({ champ, valeur }: Valeur): string => {
  if (valeur === null) return 'non renseigné'
  return champ === 'dateNaissance' ? formatShortDay(valeur) : valeur
}

type SensibleValueProps = { readonly id: AdherenteId; readonly champ: ChampSensible }

/** A sensitive value, kept in component state only and lost when the page is left. */
export const SensibleValue = ({ id, champ }: SensibleValueProps) => {
  const [known, setKnown] = useState<Valeur>()
  const { mutate: show, isPending } = useGetValeurSensible()
  return (
    <Secret
      name={NOMS[champ]}
      veil="Valeur masquée"
      wide
      value={known && formatValeur(known)}
      log={`consultation notée à ${known ? formatHour(known.date, ZONE_PARIS) : ''}`}
      busy={isPending}
      onShow={() => show({ params: { id }, body: { champ } }, { onSuccess: setKnown })}
      onHide={() => setKnown(undefined)}
    />
  )
}
