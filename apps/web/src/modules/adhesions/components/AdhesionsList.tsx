import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Switch } from '#ui/Switch.tsx'
import { mesAdhesionsQuery, useUpdateRappels } from '../adhesions.api.ts'
import { verbeFin } from '../situation.ts'
import { AdhesionRow } from './AdhesionRow.tsx'
import styles from './AdhesionsList.module.css'

const Rappels = ({ actifs }: { readonly actifs: boolean }) => {
  const { mutate: update, isPending, variables } = useUpdateRappels()
  return (
    <Switch
      label="Me rappeler la fin de mon adhésion par e-mail"
      // While saving, shows the requested value.
      checked={isPending ? variables.body.actifs : actifs}
      onChange={({ target }) => update({ body: { actifs: target.checked } })}
    />
  )
}

/** The current end date, every membership, and a link to renew. */
export const AdhesionsList = () => {
  const { adhesions, payeJusquau, rappels } = useSuspenseQuery(mesAdhesionsQuery()).data
  const [today] = useState(() => parisDay(new Date()))
  if (payeJusquau === null && adhesions.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Pas encore d’adhésion"
        actions={
          <ButtonLink to={pathTo('/fin-adhesion')} variant="primary">
            Adhérer
          </ButtonLink>
        }
      >
        Ton attestation et tes reçus seront ici.
      </EmptyState>
    )
  }
  return (
    <div className={styles.section}>
      {payeJusquau !== null && (
        <p>
          Ton adhésion {verbeFin(payeJusquau, today)} le{' '}
          <strong className="nowrap">{formatDay(payeJusquau)}</strong>.
        </p>
      )}
      {adhesions.length > 0 && (
        <ul className={styles.adhesions}>
          {adhesions.map((adhesion) => (
            <AdhesionRow key={adhesion.id} adhesion={adhesion} />
          ))}
        </ul>
      )}
      <Rappels actifs={rappels} />
      <div className="row">
        <ButtonLink to={pathTo('/fin-adhesion')}>Prolonger</ButtonLink>
      </div>
    </div>
  )
}
