import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { MOTIFS_CLOTURE } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { Fragment } from 'react'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'
import { MOTS } from '../mots.ts'

type EtatCalloutProps = { readonly demande: CoupDePouce; readonly isMine: boolean }

const separateurOf = (index: number, nb: number): string => {
  if (index === 0) return ''
  return index === nb - 1 ? ' et ' : ', '
}

/** « Merci à Samira Haddad et Claire Vasseur », each with her link. */
const MerciText = ({ aidantes }: Pick<CoupDePouce, 'aidantes'>) => (
  <p className="strong">
    Merci à{' '}
    {aidantes.map(({ adherente }, index) => (
      <Fragment key={adherente.id ?? index}>
        {separateurOf(index, aidantes.length)}
        {adherente.id === null ? (
          formatName(adherente)
        ) : (
          <Link to={pathTo('/membre/:id', { id: adherente.id })}>{formatName(adherente)}</Link>
        )}
      </Fragment>
    ))}
  </p>
)

/** Why a request no longer waits: solved with its thanks, closed, past, hidden. */
export const EtatCallout = ({ demande, isMine }: EtatCalloutProps) => {
  const { statut, aidantes, motifCloture, type } = demande
  if (statut === 'resolu') {
    const message = aidantes.find((aidante) => aidante.message !== null)?.message
    return (
      <Callout tone="success" icon="hand-heart-fill">
        {aidantes.length === 0 ? <p className="strong">C’est résolu.</p> : <MerciText aidantes={aidantes} />}
        {message && <p>«&nbsp;{message}&nbsp;»</p>}
      </Callout>
    )
  }
  if (statut === 'clos') {
    const motif =
      motifCloture === null ? '' : `\u00a0: ${MOTIFS_CLOTURE[motifCloture].toLocaleLowerCase('fr')}`
    return (
      <Callout>
        {MOTS[type].laDemande} est close{motif}.
      </Callout>
    )
  }
  if (statut === 'expire')
    return <Callout>Sa date limite est passée&nbsp;: elle n’attend plus de réponse.</Callout>
  if (statut !== 'masque') return null
  return (
    <Callout tone="warning" icon="eye-slash">
      {isMine
        ? 'Elle est masquée\u202f: elle n’est plus visible que de toi et de celles qui modèrent.'
        : 'Elle est masquée\u202f: seules son auteure et celles qui modèrent la voient.'}
    </Callout>
  )
}
