import { useCallback, useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { ButtonLink } from '@/primitives/Button';
import { PlusIcon, ServerIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { ServerAttentionList } from '@/components/ServerAttentionList';
import { serverColumns } from '@/components/serverColumns';
import { serverFields } from './serverFields';
import { ServerListFooter } from './ServerListFooter';
import { ServerListTools } from './ServerListTools';
import type { ServerListScreenProps } from './serverListView';
import { serverMenuItems } from './serverMenuItems';
import type { ServerRow } from '@/domain/servers/serverRow';

// Loaded by accounts without servers.
const FirstSteps = lazyPart(() => import('./FirstSteps'));
// Loaded on click.
const CancellationDialog = lazyPart(() => import('@/components/serverCancellation/CancellationDialog'));
const BulkPowerDialog = lazyPart(() => import('./BulkPowerDialog'));
const ServerListDialogs = lazyPart(() => import('./ServerListDialogs'));

/** The customer's servers (§2 'Server management', D7, D8, D9). */
export function ServerListScreen(props: ServerListScreenProps) {
  const { view, hiddenColumns, onServerReboot, onTagsEdit, onDetailsOpen, onServerCancel, onServerKeep } =
    props;
  const i18n = useI18n();
  const { t } = i18n;
  const isListed = view.status === 'ready' || view.status === 'noMatches';
  const columns = useMemo(
    () => serverColumns(i18n).filter(({ key }) => !hiddenColumns?.includes(key)),
    [i18n, hiddenColumns],
  );
  const rowLabel = useCallback(({ id, domain }: ServerRow) => t('serverList.rowLabel', { id, domain }), [t]);
  const rowMenu = useCallback(
    (row: ServerRow) => ({
      label: t('servers.menu', { id: row.id }),
      items: serverMenuItems(row, t, {
        onServerReboot,
        onTagsEdit,
        onDetailsOpen,
        onServerCancel,
        onServerKeep,
      }),
    }),
    [t, onServerReboot, onTagsEdit, onDetailsOpen, onServerCancel, onServerKeep],
  );
  return (
    <ListScreen
      title={t('servers.title')}
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.orderHref}>
          {t('serverList.order')}
        </ButtonLink>
      }
      notice={
        view.attention.length > 0 && (
          <ServerAttentionList attention={view.attention} onServerKeep={onServerKeep} />
        )
      }
      label={t('serverList.table')}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      selection={view.status === 'ready' ? view.selection : null}
      fields={serverFields(view.options, view.filter, i18n)}
      filterPanel={props.filterPanel}
      canRefresh
      tools={<ServerListTools {...props} />}
      footer={isListed && <ServerListFooter view={view} />}
      empty={{
        icon: <ServerIcon />,
        title: t('serverList.empty.title'),
        description: (
          <>
            {t('serverList.empty.description')}
            <FirstSteps isPlanChosen={view.isPlanChosen} />
          </>
        ),
        action: (
          <ButtonLink intent="primary" href={view.orderHref}>
            {t('serverList.order')}
          </ButtonLink>
        ),
      }}
      noMatches={{
        title: t('serverList.noMatches.title'),
        description: t('serverList.noMatches.description'),
      }}
      overlay={
        <>
          {props.tagsForm}
          {view.overlay.kind !== 'none' && <ServerListDialogs {...props} overlay={view.overlay} />}
          {view.cancellation && <CancellationDialog {...view.cancellation} />}
          {view.bulkAction && <BulkPowerDialog {...props} bulkAction={view.bulkAction} />}
        </>
      }
    />
  );
}
