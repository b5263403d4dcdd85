import { useState } from 'react'
import { DateField } from '#ui/DateField.tsx'

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
