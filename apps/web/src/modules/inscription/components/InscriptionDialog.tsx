import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { EtapeDialogue } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { useEffect, useRef, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useLogout } from '#kit/logout.ts'
import { useUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Steps } from '#ui/Steps.tsx'
import { ETAPES, etapeOf } from '../etapes.ts'
import { AmbitionStep } from './AmbitionStep.tsx'
import { AttentesStep } from './AttentesStep.tsx'
import { CommuneStep } from './CommuneStep.tsx'
import { IdentiteStep } from './IdentiteStep.tsx'
import styles from './InscriptionDialog.module.css'
import { SituationStep } from './SituationStep.tsx'

const FORMULAIRES: Readonly<Record<EtapeDialogue, ComponentType>> = {
  etape_deux: IdentiteStep,
  etape_trois: CommuneStep,
  etape_quatre: AmbitionStep,
  etape_cinq: SituationStep,
  etape_six: AttentesStep,
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

/** Completes the profile, step by step, over the home page (R2.4-6); the server decides the current step (R4-7). */
export const InscriptionDialog = () => {
  const { etapeInscription } = useUser()
  const logout = useLogout()
  const navigate = useNavigate()
  const etape = etapeOf(etapeInscription)
  const content = useFocusOnChange(etape?.numero)
  const isFinished = etape === undefined

  useEffect(() => {
    if (isFinished) void navigate(pathTo('/fin-adhesion'))
  }, [isFinished, navigate])

  if (!etape) return null
  const Formulaire = FORMULAIRES[etape.etape]
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
          <Formulaire />
        </Boundary>
      </div>
      <p className="small muted">
        Ces questions nous aident à mieux connaître le profil des membres et à leur apporter des réponses
        adaptées.
      </p>
      <Button variant="quiet" onClick={logout}>
        Me déconnecter
      </Button>
    </Dialog>
  )
}
