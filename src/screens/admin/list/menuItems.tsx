import type { RowMenu } from '@/patterns/listKit/ListScreen';
import { EditIcon } from '@/primitives/icons';

/** Makes the menu item that opens the form of a row. */
export const editItem = (label: string, onSelect: () => void): RowMenu['items'][number] => ({
  kind: 'action',
  id: 'edit',
  label,
  icon: <EditIcon />,
  onSelect,
});
