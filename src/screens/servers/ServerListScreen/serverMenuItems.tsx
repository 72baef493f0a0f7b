import type { ReactNode } from 'react';
import { cancelMenuItem } from '@/components/serverCancellation/cancelMenuItem';
import { isCancelled } from '@/domain/servers/cancellation';
import type { I18n } from '@/i18n/I18nProvider';
import {
  BookIcon,
  EditIcon,
  ExternalIcon,
  HelpIcon,
  HistoryIcon,
  NetworkIcon,
  PowerIcon,
  RenewIcon,
  TagIcon,
} from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import type { ServerListActions } from './serverListView';
import type { ServerTopic } from './serverOverlay';
import type { ServerRow } from '@/domain/servers/serverRow';

type MenuActions = Pick<
  ServerListActions,
  'onServerReboot' | 'onTagsEdit' | 'onDetailsOpen' | 'onServerCancel' | 'onServerKeep'
>;

/** Row menu of §2 in order; D7 and D8 define the actions. */
export function serverMenuItems(row: ServerRow, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const topic = (id: ServerTopic, icon: ReactNode): MenuItem => ({
    kind: 'action',
    id,
    label: t(`servers.menu.${id}`),
    icon,
    isChange: false,
    onSelect: () => actions.onDetailsOpen(id, row),
  });
  const whileCancelled = isCancelled(row) ? { disabledReason: t('servers.reason.leaving') } : {};
  return [
    { kind: 'link', id: 'edit', label: t('servers.edit'), icon: <EditIcon />, href: row.editHref },
    {
      kind: 'action',
      id: 'reboot',
      label: t('servers.reboot'),
      icon: <PowerIcon />,
      onSelect: () => actions.onServerReboot(row),
      ...(row.canReboot ? {} : { disabledReason: t('serverList.reason.rebootInactive') }),
    },
    topic('addresses', <NetworkIcon />),
    {
      kind: 'link',
      id: 'renew',
      label: t('servers.menu.renew'),
      icon: <RenewIcon />,
      href: row.renewHref,
      ...whileCancelled,
    },
    {
      kind: 'link',
      id: 'changeTariff',
      label: t('servers.menu.changeTariff'),
      icon: <TagIcon />,
      href: row.changeTariffHref,
      ...whileCancelled,
    },
    topic('history', <HistoryIcon />),
    topic('instructions', <BookIcon />),
    {
      kind: 'link',
      id: 'question',
      label: t('servers.menu.question'),
      icon: <HelpIcon />,
      href: row.questionHref,
    },
    panelItem(row, t),
    {
      kind: 'action',
      id: 'tags',
      label: t('servers.menu.tags'),
      icon: <TagIcon />,
      onSelect: () => actions.onTagsEdit(row),
    },
    cancelMenuItem(row, t, actions),
  ];
}

function panelItem({ panel }: ServerRow, t: I18n['t']): MenuItem {
  const item = { kind: 'link', id: 'panel', label: t('servers.menu.panel'), icon: <ExternalIcon /> } as const;
  if ('href' in panel) return { ...item, href: panel.href, target: '_blank' };
  const reason =
    panel.unavailable === 'noPanel' ? 'serverList.reason.noPanel' : 'serverList.reason.panelInactive';
  return { ...item, href: '', disabledReason: t(reason) };
}
