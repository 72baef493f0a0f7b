import { useCallback, useMemo, type ReactNode } from 'react';
import { canUpdate, type AdminIncident } from '@/domain/admin/incident';
import { incidentStates } from '@/domain/status/incident';
import { incidentKinds } from '@/domain/status/incidentKind';
import { inLanguage } from '@/domain/values/localized';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { paths } from '@/paths';
import { Button } from '@/primitives/Button';
import { CheckIcon, EditIcon, EyeIcon, MessageIcon, PlusIcon, ShieldAlertIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Link } from '@/primitives/Link';
import type { AdminStatusScreenProps } from './adminStatusView';
import { incidentColumns } from './incidentColumns';

// Shows only after a click, and arrives with it.
const StatusOverlays = lazyPart(() => import('./StatusOverlays'));

/** Incidents, planned work and news that customers read. */
export function AdminStatusScreen(props: AdminStatusScreenProps) {
  const { view, onIncidentAdd, onIncidentEdit, onUpdateOpen, onResolveOpen, onDetailsOpen } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t, locale } = i18n;
  const columns = useMemo(() => incidentColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ title }: AdminIncident) => inLanguage(title, locale), [locale]);
  const rowMenu = useCallback(
    (incident: AdminIncident): RowMenu => {
      const item = (id: string, label: string, icon: ReactNode, onSelect: (row: AdminIncident) => void) => ({
        kind: 'action' as const,
        id,
        label,
        icon,
        onSelect: () => onSelect(incident),
      });
      return {
        label: t('adminStatus.menu', { title: inLanguage(incident.title, locale) }),
        items: [
          item('details', t('admin.details'), <EyeIcon />, onDetailsOpen),
          ...(canUpdate(incident)
            ? [
                item('update', t('adminStatus.update'), <MessageIcon />, onUpdateOpen),
                item('resolve', t('adminStatus.resolve'), <CheckIcon />, onResolveOpen),
                item('edit', t('adminStatus.edit'), <EditIcon />, onIncidentEdit),
              ]
            : []),
        ],
      };
    },
    [t, locale, onDetailsOpen, onUpdateOpen, onResolveOpen, onIncidentEdit],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onIncidentAdd}>
      {t('adminStatus.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminStatus.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={
        <p className="text-text-muted">
          {t('adminStatus.about')} <Link href={paths.status}>{t('adminStatus.publicPage')}</Link>
        </p>
      }
      fields={[
        choiceField('kind', t('adminStatus.column.kind'), incidentKinds, (kind) =>
          t(`adminStatus.kind.${kind}`),
        ),
        choiceField('state', t('adminStatus.column.state'), incidentStates, (state) =>
          t(`adminStatus.state.${state}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <ShieldAlertIcon />,
        title: t('adminStatus.empty'),
        description: t('adminStatus.emptyText'),
        action: addButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <StatusOverlays {...props} overlay={overlay} />}
    />
  );
}
