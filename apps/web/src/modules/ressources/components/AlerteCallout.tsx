import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { Callout } from '#ui/Callout.tsx'
import { alerteOf } from '../mots.ts'

type AlerteCalloutProps = { readonly ressource: Pick<Ressource, 'statut' | 'etatLien'> }

/** Says that a resource is to be verified, and why. */
export const AlerteCallout = ({ ressource }: AlerteCalloutProps) => {
  const alerte = alerteOf(ressource)
  return (
    alerte && (
      <Callout tone="warning">
        <p>
          <strong>{alerte.mot}.</strong> {alerte.phrase}
        </p>
      </Callout>
    )
  )
}
