import type { ServerRow } from '@/domain/servers/serverRow';
import { isLeaving } from '@/domain/servers/leaving';
import type { I18n } from '@/i18n/I18nProvider';
import { RenewIcon, TrashIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';

/** Actions of a row's menu for cancelling a server. */
export interface LeavingItemActions {
  /** Asks before the server is cancelled. */
  onLeave: (server: ServerRow) => void;
  /** A server that was to end with its period goes on. */
  onStay: (server: ServerRow) => void;
}

/** The last item of a server's menu: to leave, or to stay after all. */
export function leavingItem(row: ServerRow, t: I18n['t'], { onLeave, onStay }: LeavingItemActions): MenuItem {
  const leaves = isLeaving(row);
  return {
    kind: 'action',
    id: 'leaving',
    label: t(leaves ? 'servers.menu.stay' : 'servers.menu.leave'),
    icon: leaves ? <RenewIcon /> : <TrashIcon />,
    onSelect: () => (leaves ? onStay(row) : onLeave(row)),
  };
}
