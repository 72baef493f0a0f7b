import { useCallback, useMemo } from 'react';
import { adminServerStatuses, type AdminServer } from '@/domain/admin/server';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerIcon } from '@/primitives/icons';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { lazyPart } from '@/primitives/lazyPart';
import type { AdminServersScreenProps } from './adminServersView';
import { serverColumns } from './serverColumns';
import { serverMenuItems } from './serverMenuItems';

// Loaded on click.
const ServerOverlays = lazyPart(() => import('./ServerOverlays'));

/** All customers' servers (§2: server table with five row actions). */
export function AdminServersScreen(props: AdminServersScreenProps) {
  const { view, onDetailsOpen, onServerStart, onQuestionAsk, onSettingsOpen } = props;
  const i18n = useI18n();
  const { t, country, datacenters } = i18n;
  const columns = useMemo(() => serverColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: AdminServer) => name, []);
  const rowMenu = useCallback(
    (server: AdminServer) => ({
      label: t('adminServers.menu', { name: server.name }),
      items: serverMenuItems(server, t, { onDetailsOpen, onServerStart, onQuestionAsk, onSettingsOpen }),
    }),
    [t, onDetailsOpen, onServerStart, onQuestionAsk, onSettingsOpen],
  );
  return (
    <ListScreen
      title={t('adminServers.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        choiceField('status', t('adminServers.column.status'), adminServerStatuses, (value) =>
          t(`adminServers.status.${value}`),
        ),
        choiceField(
          'datacenter',
          t('adminServers.column.datacenter'),
          datacenters.map(({ id }) => id),
          (value) => country(value.toUpperCase()),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{
        icon: <ServerIcon />,
        title: t('adminServers.empty'),
        description: t('adminServers.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind !== 'none' && <ServerOverlays {...props} overlay={view.overlay} />}
    />
  );
}
