import type { ServerRow } from '@/domain/servers/serverRow';
import { isCancelled } from '@/domain/servers/cancellation';
import type { I18n } from '@/i18n/I18nProvider';
import { RenewIcon, TrashIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';

/** Callbacks of the menu item. */
export interface CancelMenuItemActions {
  /** Opens the cancellation dialog. */
  onServerCancel: (server: ServerRow) => void;
  /** Withdraws the cancellation of a server. */
  onServerKeep: (server: ServerRow) => void;
}

/** Builds the last item of a server's menu: cancel the server, or withdraw the cancellation. */
export function cancelMenuItem(
  row: ServerRow,
  t: I18n['t'],
  { onServerCancel, onServerKeep }: CancelMenuItemActions,
): MenuItem {
  const isEnding = isCancelled(row);
  return {
    kind: 'action',
    id: 'leaving',
    label: t(isEnding ? 'servers.menu.stay' : 'servers.menu.leave'),
    icon: isEnding ? <RenewIcon /> : <TrashIcon />,
    onSelect: () => (isEnding ? onServerKeep(row) : onServerCancel(row)),
  };
}
