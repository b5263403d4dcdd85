import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'

/** Single choice in a short list, with all options visible. */
export const RadioGroup = (props: ChoiceGroupProps) => <ChoiceGroup {...props} type="radio" />
