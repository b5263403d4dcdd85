import { Suspense } from 'react'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { InscriptionDialog } from '#modules/inscription/inscription.public.tsx'
import { AccueilPage } from '../components/AccueilPage.tsx'
import { BonjourHead } from '../components/BonjourHead.tsx'

export const AccueilScreen = () =>
  canOpen('active', useUser()) ? (
    <AccueilPage />
  ) : (
    // Registration is not complete: the member has no access to the network yet (R2.2-4).
    <BonjourHead>
      <Suspense fallback={null}>
        <InscriptionDialog />
      </Suspense>
    </BonjourHead>
  )
