import { Suspense } from 'react'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { DialogueInscription } from '#modules/inscription/inscription.public.tsx'
import { AccueilActive } from '../components/AccueilActive.tsx'
import { Bonjour } from '../components/Bonjour.tsx'

export const AccueilScreen = () =>
  canOpen('active', useUser()) ? (
    <AccueilActive />
  ) : (
    // Her registration is not finished: she has nothing of the network yet (R2.2-4).
    <Bonjour>
      <Suspense fallback={null}>
        <DialogueInscription />
      </Suspense>
    </Bonjour>
  )
