import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { AbonnementDialog } from './AbonnementDialog.tsx'

export const AbonnementButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Icon name="calendar-plus" size="sm" />
        M’abonner à mon agenda
      </Button>
      {isOpen && <AbonnementDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
