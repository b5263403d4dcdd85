import { useParams } from 'react-router'
import { IntervenantsPage } from '../components/IntervenantsPage.tsx'

export const BoIntervenantScreen = () => {
  const { id = '' } = useParams()
  return <IntervenantsPage id={id} />
}
