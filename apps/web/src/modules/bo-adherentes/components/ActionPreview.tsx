import { formatCount, formatName } from '@entrelles/contract/kit/format.ts'
import type { SimulationAction } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { messageOf } from '#kit/errors.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ActionPreview.module.css'

type Motif = SimulationAction['motifs'][number]

/** A few skipped members are named, the others counted under the same reason. */
const Ignorees = ({ motif: { libelle, nb, exemples } }: { readonly motif: Motif }) => (
  <>
    {exemples.map(({ id, raison, photo, ...qui }) => (
      <li key={id}>
        <Avatar name={formatName(qui)} src={miniatureOf(photo)} size="xs" />
        <span>
          <strong>{formatName(qui)}</strong>&nbsp;: {raison}.
        </span>
      </li>
    ))}
    {nb > exemples.length && (
      <li className={styles.others}>
        Et {formatCount(nb - exemples.length, 'autre')}&nbsp;: {libelle}.
      </li>
    )}
  </>
)

type ActionPreviewProps = {
  /** Undefined while it is computed. */
  readonly simulation: SimulationAction | undefined
  readonly error: Error | null
}

/** How many members an action concerns, whom it skips and why, and the email it sends. */
export const ActionPreview = ({ simulation, error }: ActionPreviewProps) => {
  if (error)
    return (
      <Callout role="alert" tone="danger">
        {messageOf(error)}
      </Callout>
    )
  if (!simulation)
    return (
      <Loading status="Calcul de ce qui se passera…">
        <Skeleton height="9rem" />
      </Loading>
    )
  const { nbConcernees, nbIgnorees, motifs, courrier } = simulation
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs or lists */}
      <div className={styles.dry} role="status">
        <p className={styles.number}>
          <strong>{nbConcernees}</strong> {nbConcernees < 2 ? 'concernée' : 'concernées'}
        </p>
        <p className={styles.number}>
          <strong>{nbIgnorees}</strong> {nbIgnorees < 2 ? 'ignorée' : 'ignorées'}
        </p>
        {motifs.length > 0 && (
          <ul className={styles.why} aria-label="Ignorées">
            {motifs.map((motif) => (
              <Ignorees key={motif.motif} motif={motif} />
            ))}
          </ul>
        )}
      </div>
      {courrier && nbConcernees > 0 && (
        <Disclosure level={3} title={`Voir l’e-mail «\u00a0${courrier.sujet}\u00a0»`}>
          <div className="prose">
            {courrier.paragraphes.map((paragraphe) => (
              <p key={paragraphe}>{paragraphe}</p>
            ))}
          </div>
        </Disclosure>
      )}
      <p className={styles.note}>
        <Icon name="notebook" size="sm" />
        L’action sera notée au journal, à ton nom.
      </p>
    </>
  )
}
