import { useCallback, useMemo } from 'react';
import { adminEventKinds } from '@/domain/admin/activity';
import type { AuditEntry } from '@/domain/admin/audit';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { DownloadIcon, HistoryIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { detailsItem } from '../list/menuItems';
import type { AdminAuditScreenProps } from './adminAuditView';
import { auditColumns } from './auditColumns';

// Loaded on click.
const AuditDetails = lazyPart(() => import('./AuditDetails'));

/** Audit trail: actions of administrators, and notable ones of the portal (D33). */
export function AdminAuditScreen(props: AdminAuditScreenProps) {
  const { view, onExport, onDetailsOpen, onOverlayClose } = props;
  const { overlay, people } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => auditColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AuditEntry) => t('adminAudit.number', { id }), [t]);
  const rowMenu = useCallback(
    (entry: AuditEntry): RowMenu => ({
      label: t('adminAudit.menu', { id: entry.id }),
      items: [detailsItem(t, () => onDetailsOpen(entry))],
    }),
    [t, onDetailsOpen],
  );
  return (
    <ListScreen
      title={t('adminAudit.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        choiceField('kind', t('adminAudit.column.kind'), adminEventKinds, (value) =>
          t(`adminAudit.event.${value}`),
        ),
        choiceField('admin', t('adminAudit.column.admin'), people, (value) => value),
        { kind: 'day', name: 'day', label: t('adminAudit.day') },
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={
        <Button icon={<DownloadIcon />} onClick={onExport}>
          {t('adminAudit.export')}
        </Button>
      }
      empty={{
        icon: <HistoryIcon />,
        title: t('adminAudit.empty'),
        description: t('adminAudit.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind === 'details' && <AuditDetails entry={overlay.row} onClose={onOverlayClose} />}
    />
  );
}
