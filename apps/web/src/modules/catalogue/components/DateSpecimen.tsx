import { useState } from 'react'
import { DateField } from '#ui/DateField.tsx'
import { TimeField } from '#ui/TimeField.tsx'

type DateSpecimenProps = {
  readonly label: string
  readonly defaultValue?: string
  readonly error?: string
  readonly isDisabled?: boolean
}

/** A date that is kept while it is typed. */
export const DateSpecimen = ({ defaultValue = '', ...rest }: DateSpecimenProps) => {
  const [value, setValue] = useState(defaultValue)
  return <DateField {...rest} value={value} onChange={setValue} description={value && `Retenu : ${value}`} />
}

/** An hour that is kept while it is typed. */
export const TimeSpecimen = ({ defaultValue = '', ...rest }: Omit<DateSpecimenProps, 'isDisabled'>) => {
  const [value, setValue] = useState(defaultValue)
  return <TimeField {...rest} value={value} onChange={setValue} description={value && `Retenu : ${value}`} />
}
