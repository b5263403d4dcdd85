import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { montantOf } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { EtapeDialogue } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useLogout } from '#kit/logout.ts'
import { useUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Steps } from '#ui/Steps.tsx'
import { reponsesQuery, saveEtape } from '../dialogue.api.ts'
import { ETAPES, etapeOf } from '../etapes.ts'
import { AmbitionStep } from './AmbitionStep.tsx'
import { AttentesStep } from './AttentesStep.tsx'
import { CommuneStep } from './CommuneStep.tsx'
import { IdentiteStep } from './IdentiteStep.tsx'
import styles from './InscriptionDialog.module.css'
import { SituationStep } from './SituationStep.tsx'
import type { StepProps } from './StepForm.tsx'

/** Steps save through one function. */
type AnyStepProps = Omit<StepProps<EtapeDialogue>, 'save'> & { readonly save: typeof saveEtape }

const FORMULAIRES: Readonly<Record<EtapeDialogue, ComponentType<AnyStepProps>>> = {
  etape_deux: IdentiteStep,
  etape_trois: CommuneStep,
  etape_quatre: AmbitionStep,
  etape_cinq: SituationStep,
  etape_six: AttentesStep,
}

type EtapeFormProps = { readonly etape: EtapeDialogue; readonly onSaved: () => void }

const EtapeForm = ({ etape, onSaved }: EtapeFormProps) => {
  const { data: reponses } = useSuspenseQuery(reponsesQuery)
  const save: typeof saveEtape = async (...step) => {
    await saveEtape(...step)
    onSaved()
  }
  const Formulaire = FORMULAIRES[etape]
  return <Formulaire reponses={reponses} save={save} />
}

/** Moves the focus to the dialog, so that its title is announced, when the step changes. */
const useFocusOnChange = (numero: number | undefined) => {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(numero)
  useEffect(() => {
    if (shown.current === numero) return
    shown.current = numero
    content.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [numero])
  return content
}

/** Completes the profile, step by step, over the home page (R2.4-6). The server decides the current step (R4-7); she may go back. */
export const InscriptionDialog = () => {
  const { etapeInscription } = useUser()
  const logout = useLogout()
  const navigate = useNavigate()
  const [back, setBack] = useState(0)
  const etape = etapeOf(etapeInscription, back)
  const content = useFocusOnChange(etape?.numero)
  const isFinished = etape === undefined

  useEffect(() => {
    if (isFinished) void navigate(pathTo('/fin-adhesion'))
  }, [isFinished, navigate])

  if (!etape) return null
  return (
    <Dialog isOpen above={<Steps current={etape.numero} total={ETAPES.length} />} title={etape.titre}>
      <div ref={content}>
        <p className={`muted ${styles.lede}`}>{etape.lede}</p>
        <Boundary
          key={etape.etape}
          loading={
            <Loading status="Chargement…">
              <div className={styles.awaited}>
                <Skeleton height="100%" />
              </div>
            </Loading>
          }
        >
          <EtapeForm etape={etape.etape} onSaved={() => setBack((steps) => Math.max(0, steps - 1))} />
        </Boundary>
      </div>
      <p className="small">
        Ensuite vient l’adhésion&nbsp;: {formatMontant(montantOf('plein'))} par an,{' '}
        {formatMontant(montantOf('reduit'))} au tarif réduit.
      </p>
      <p className="small muted">
        Ces questions nous aident à mieux connaître le profil des membres et à leur apporter des réponses
        adaptées.
      </p>
      <div className="row row--between">
        {etape.numero > 1 && (
          <Button variant="quiet" onClick={() => setBack((steps) => steps + 1)}>
            <Icon name="caret-left-bold" size="sm" /> Précédent
          </Button>
        )}
        <Button variant="quiet" onClick={logout}>
          Me déconnecter
        </Button>
      </div>
    </Dialog>
  )
}
