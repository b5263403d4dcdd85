const FIELDS = '#contenu :is(input:is(:not([type]), [type=text], [type=search]), textarea)'

/** Whether the focus is in a text field of the page: updates then leave the focus there. */
export const isTyping = (): boolean => document.activeElement?.matches(FIELDS) ?? false
