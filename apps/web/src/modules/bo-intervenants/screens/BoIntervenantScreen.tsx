import { useParams } from 'react-router'
import { Intervenantes } from '../components/Intervenantes.tsx'

export const BoIntervenantScreen = () => {
  const { id = '' } = useParams()
  return <Intervenantes id={id} />
}
