import type { ReactNode } from 'react';
import { canDo, type AdminServer } from '@/domain/admin/server';
import type { PowerAction } from '@/domain/servers/power';
import type { I18n } from '@/i18n/I18nProvider';
import { PlayIcon, PowerIcon, RefreshIcon, SettingsIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import { actionItem, detailsItem } from '../list/menuItems';
import type { AdminServersActions } from './adminServersView';

type MenuActions = Pick<
  AdminServersActions,
  'onDetailsOpen' | 'onServerStart' | 'onQuestionAsk' | 'onSettingsOpen'
>;

/** Row actions of §2 in order; disabled ones show the reason. */
export function serverMenuItems(server: AdminServer, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const power = (action: PowerAction, icon: ReactNode, onSelect: () => void): MenuItem =>
    actionItem(
      action,
      t(`adminServers.${action}`),
      icon,
      onSelect,
      canDo(action, server) ? {} : { disabledReason: t(`adminServers.reason.${server.status}`) },
    );
  return [
    detailsItem(t, () => actions.onDetailsOpen(server)),
    power('start', <PlayIcon />, () => actions.onServerStart(server)),
    power('stop', <PowerIcon />, () => actions.onQuestionAsk('stop', server)),
    power('restart', <RefreshIcon />, () => actions.onQuestionAsk('restart', server)),
    actionItem('settings', t('adminServers.settings'), <SettingsIcon />, () =>
      actions.onSettingsOpen(server),
    ),
  ];
}
