import { useCallback, useMemo } from 'react';
import { adminServerStatuses, type AdminServer } from '@/domain/admin/server';
import { datacenterIds } from '@/domain/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { MoreIcon, ServerIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import { AdminList } from '../list/AdminList';
import type { AdminServersScreenProps } from './adminServersTypes';
import { serverColumns } from './serverColumns';
import { serverMenuItems } from './serverMenuItems';

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

// Shows only after a click, and arrives with it.
const ServerOverlays = lazyPart(() => import('./ServerOverlays'));

/** Every customer's servers (§2: server table with five row actions). */
export function AdminServersScreen(props: AdminServersScreenProps) {
  const { view, onDetailsOpen, onServerStart, onQuestionAsk, onSettingsOpen } = props;
  const i18n = useI18n();
  const { t, country } = i18n;
  const columns = useMemo(() => serverColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: AdminServer) => name, []);
  const rowMenu = useCallback(
    (server: AdminServer, tabIndex: 0 | -1 | undefined) => (
      <Menu
        label={t('adminServers.menu', { name: server.name })}
        face={menuFace}
        size="sm"
        tabIndex={tabIndex}
        items={serverMenuItems(server, t, { onDetailsOpen, onServerStart, onQuestionAsk, onSettingsOpen })}
      />
    ),
    [t, onDetailsOpen, onServerStart, onQuestionAsk, onSettingsOpen],
  );
  return (
    <AdminList
      title={t('adminServers.title')}
      label={t('adminServers.title')}
      view={view}
      actions={props}
      columns={columns}
      conditions={[
        {
          name: 'status',
          label: t('adminServers.column.status'),
          options: adminServerStatuses.map((value) => ({ value, label: t(`adminServers.status.${value}`) })),
        },
        {
          name: 'datacenter',
          label: t('adminServers.column.datacenter'),
          options: datacenterIds.map((value) => ({ value, label: country(value.toUpperCase()) })),
        },
      ]}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      empty={{
        icon: <ServerIcon />,
        title: t('adminServers.empty'),
        description: t('adminServers.emptyText'),
      }}
      overlay={view.overlay.kind !== 'none' && <ServerOverlays {...props} overlay={view.overlay} />}
    />
  );
}
