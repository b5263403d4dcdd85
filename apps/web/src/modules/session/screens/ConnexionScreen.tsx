import { useReturnPath } from '#kit/route.ts'
import { ConnexionForm } from '../components/ConnexionForm.tsx'
import { useLand } from '../use-land.ts'

export const ConnexionScreen = () => {
  const retour = useReturnPath()
  const land = useLand()
  return <ConnexionForm onOpened={(user) => land(user, retour)} />
}
