import type { ReactNode } from 'react';
import { canDo, type AdminServer } from '@/domain/admin/server';
import type { PowerAction } from '@/domain/servers/power';
import type { I18n } from '@/i18n/I18nProvider';
import { EyeIcon, PlayIcon, PowerIcon, RefreshIcon, SettingsIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import type { AdminServersActions } from './adminServersView';

type MenuActions = Pick<
  AdminServersActions,
  'onDetailsOpen' | 'onServerStart' | 'onQuestionAsk' | 'onSettingsOpen'
>;

/** Row actions of §2 in order; disabled ones show the reason. */
export function serverMenuItems(server: AdminServer, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const power = (action: PowerAction, icon: ReactNode, onSelect: () => void): MenuItem => ({
    kind: 'action',
    id: action,
    label: t(`adminServers.${action}`),
    icon,
    onSelect,
    ...(canDo(action, server) ? {} : { disabledReason: t(`adminServers.reason.${server.status}`) }),
  });
  return [
    {
      kind: 'action',
      id: 'details',
      isChange: false,
      label: t('admin.details'),
      icon: <EyeIcon />,
      onSelect: () => actions.onDetailsOpen(server),
    },
    power('start', <PlayIcon />, () => actions.onServerStart(server)),
    power('stop', <PowerIcon />, () => actions.onQuestionAsk('stop', server)),
    power('restart', <RefreshIcon />, () => actions.onQuestionAsk('restart', server)),
    {
      kind: 'action',
      id: 'settings',
      label: t('adminServers.settings'),
      icon: <SettingsIcon />,
      onSelect: () => actions.onSettingsOpen(server),
    },
  ];
}
