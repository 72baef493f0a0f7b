import type { ReactNode } from 'react';
import type { I18n } from '@/i18n/I18nProvider';
import { EditIcon, EyeIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';

type Action = Extract<MenuItem, { kind: 'action' }>;

/** Makes the menu item of an action on a row. */
export function actionItem(
  id: string,
  label: string,
  icon: ReactNode,
  onSelect: () => void,
  more: Partial<Pick<Action, 'tone' | 'disabledReason'>> = {},
): MenuItem {
  return { kind: 'action', id, label, icon, onSelect, ...more };
}

/** Makes the menu item that opens the details of a row. */
export const detailsItem = (t: I18n['t'], onSelect: () => void): MenuItem => ({
  kind: 'action',
  id: 'details',
  isChange: false,
  label: t('admin.details'),
  icon: <EyeIcon />,
  onSelect,
});

/** Makes the menu item that opens the form of a row. */
export const editItem = (label: string, onSelect: () => void): MenuItem =>
  actionItem('edit', label, <EditIcon />, onSelect);
