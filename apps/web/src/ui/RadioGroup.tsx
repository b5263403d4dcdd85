import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'

/** One choice among a few that all show. */
export const RadioGroup = (props: ChoiceGroupProps) => <ChoiceGroup {...props} type="radio" />
