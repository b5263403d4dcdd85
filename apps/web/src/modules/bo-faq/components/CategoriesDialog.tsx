import type { FaqBo } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import { useUpdateOrdreFaq } from '../bo-faq.api.ts'
import { ordreOf } from '../ordre.ts'

type CategoriesDialogProps = { readonly categories: FaqBo['categories']; readonly onClose: () => void }

/** Sorts the categories; each move is saved at once. */
export const CategoriesDialog = ({ categories, onClose }: CategoriesDialogProps) => {
  const { mutateAsync: updateOrdre } = useUpdateOrdreFaq()
  return (
    <Dialog
      isOpen
      title="Ordonner les catégories"
      onClose={onClose}
      footer={<Button onClick={onClose}>Terminer</Button>}
    >
      <SortableList
        label="Catégories"
        items={categories}
        keyOf={({ id }) => id}
        nameOf={({ libelle }) => libelle}
        onReorder={(reordered) => updateOrdre({ body: ordreOf(reordered) })}
      >
        {({ libelle }) => libelle}
      </SortableList>
    </Dialog>
  )
}
