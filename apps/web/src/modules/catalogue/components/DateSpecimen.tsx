import { useState } from 'react'
import { DateField } from '#ui/DateField.tsx'
import { TimeField } from '#ui/TimeField.tsx'

type DateSpecimenProps = {
  readonly label: string
  readonly defaultValue?: string
  readonly error?: string
  readonly isDisabled?: boolean
}

/** A controlled DateField. */
export const DateSpecimen = ({ defaultValue = '', ...rest }: DateSpecimenProps) => {
  const [value, setValue] = useState(defaultValue)
  return <DateField {...rest} value={value} onChange={setValue} description={value && `Retenu : ${value}`} />
}

/** A controlled TimeField. */
export const TimeSpecimen = ({ defaultValue = '', ...rest }: Omit<DateSpecimenProps, 'isDisabled'>) => {
  const [value, setValue] = useState(defaultValue)
  return <TimeField {...rest} value={value} onChange={setValue} description={value && `Retenu : ${value}`} />
}
