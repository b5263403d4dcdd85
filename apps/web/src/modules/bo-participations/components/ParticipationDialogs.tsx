import type {
  AttenteBo,
  EnteteParticipations,
  ParticipationBo,
} from '@entrelles/contract/modules/participations/participations.schema.ts'
import { useCancelOffre, useDeleteParticipation, usePromote } from '../bo-participations.api.ts'
import { quiOf, suitePromotion, tourEnMots } from '../mots.ts'
import { MotifDialog } from './MotifDialog.tsx'

/** The requested action and its row. */
export type Demande =
  | { readonly acte: 'retirer'; readonly ligne: ParticipationBo | AttenteBo }
  | { readonly acte: 'promouvoir' | 'reprendre'; readonly ligne: AttenteBo }

type ParticipationDialogsProps = {
  readonly demande: Demande
  readonly entete: EnteteParticipations
  readonly onDone: () => void
  readonly onClose: () => void
}

const Retrait = ({ demande: { ligne }, entete, ...suites }: ParticipationDialogsProps) => {
  const { mutateAsync: remove } = useDeleteParticipation()
  const qui = quiOf(ligne.adherente)
  const isInscrite = ligne.statut === 'inscrite'
  return (
    <MotifDialog
      {...suites}
      name={`retrait/${ligne.id}`}
      title={isInscrite ? `Désinscrire ${qui}\u202f?` : `Retirer ${qui} de la liste d’attente\u202f?`}
      hint="Elle le lit dans l’e-mail qui la prévient. Noté au journal."
      confirmer={isInscrite ? 'Désinscrire' : 'Retirer'}
      enCours={isInscrite ? 'Désinscription…' : 'Retrait…'}
      fait={isInscrite ? `${qui} n’est plus inscrite.` : `${qui} n’attend plus.`}
      onConfirm={(motif) => remove({ params: { id: entete.id, participationId: ligne.id }, body: { motif } })}
    >
      <p>
        {isInscrite
          ? 'Sa place est proposée à la première qui attend.'
          : 'Elle perd son rang. Si elle revient, elle passe après les autres.'}
      </p>
    </MotifDialog>
  )
}

const Promotion = ({
  ligne,
  entete,
  ...suites
}: Omit<ParticipationDialogsProps, 'demande'> & { ligne: AttenteBo }) => {
  const { mutateAsync: promote } = usePromote()
  const qui = quiOf(ligne.adherente)
  return (
    <MotifDialog
      {...suites}
      name={`promotion/${ligne.id}`}
      title={`Donner une place à ${qui}\u202f?`}
      hint="Lu par les administratrices, noté au journal."
      confirmer="Donner la place"
      enCours="Envoi…"
      fait={`Une place est proposée à ${qui}.`}
      variant="primary"
      onConfirm={(motif) =>
        promote({ params: { id: entete.id, participationId: ligne.id }, body: { motif } })
      }
    >
      <p>{tourEnMots(ligne.rang)}</p>
      <p>{suitePromotion(entete)}</p>
    </MotifDialog>
  )
}

const Reprise = ({
  ligne,
  entete,
  ...suites
}: Omit<ParticipationDialogsProps, 'demande'> & { ligne: AttenteBo }) => {
  const { mutateAsync: takeBack } = useCancelOffre()
  const qui = quiOf(ligne.adherente)
  return (
    <MotifDialog
      {...suites}
      name={`reprise/${ligne.id}`}
      title={`Reprendre la place proposée à ${qui}\u202f?`}
      hint="Noté au journal."
      confirmer="Reprendre la place"
      enCours="Reprise…"
      fait="La place est reprise."
      onConfirm={(motif) =>
        takeBack({ params: { id: entete.id, participationId: ligne.id }, body: { motif } })
      }
    >
      <p>Elle sort de la liste d’attente, et la place est proposée à la suivante.</p>
    </MotifDialog>
  )
}

/** The dialog of each action, with its reason. */
export const ParticipationDialogs = (props: ParticipationDialogsProps) => {
  const { demande, ...rest } = props
  if (demande.acte === 'promouvoir') return <Promotion {...rest} ligne={demande.ligne} />
  if (demande.acte === 'reprendre') return <Reprise {...rest} ligne={demande.ligne} />
  return <Retrait {...props} />
}
