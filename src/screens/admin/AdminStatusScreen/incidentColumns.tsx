import { dayShape, statusShape, titleShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import { datacenterText } from '@/components/datacenterText';
import type { AdminIncident, IncidentKey } from '@/domain/admin/incident';
import { inLanguage } from '@/domain/values/localized';
import type { IncidentState } from '@/domain/status/incident';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

export const IncidentStateBadge = createStatusBadge<IncidentState>(
  {
    investigating: 'danger',
    identified: 'warning',
    monitoring: 'info',
    scheduled: 'info',
    inProgress: 'warning',
    published: 'neutral',
    resolved: 'success',
  },
  (state) => `adminStatus.state.${state}`,
);

/** Affected data centres and services, or every customer. */
export function affectedText({ datacenters, services }: AdminIncident, i18n: I18n): string {
  const { t } = i18n;
  const parts = [
    ...datacenters.map((id) => datacenterText(id, i18n)),
    ...services.map((id) => t(`adminStatus.service.${id}`)),
  ];
  return parts.length === 0 ? t('adminStatus.everybody') : parts.join('; ');
}

/** Kind of an incident, with its severity where that counts. */
export const kindText = ({ kind, severity }: AdminIncident, t: I18n['t']): string =>
  kind === 'incident' ? t(`adminStatus.severity.${severity}`) : t(`adminStatus.kind.${kind}`);

/** Columns of the incidents. */
export function incidentColumns(i18n: I18n): GridColumn<AdminIncident, IncidentKey>[] {
  const { t, locale, dateTime } = i18n;
  const header = (key: IncidentKey) => ({ key, header: t(`adminStatus.column.${key}`), isSortable: true });
  return [
    {
      ...header('startedAt'),
      ...dayShape,
      width: 9,
      cell: ({ startedAt }) => dateTime(startedAt),
    },
    {
      ...header('title'),
      ...titleShape,
      width: 20,
      cell: (incident) => (
        <span className="block">
          <span className="block [overflow-wrap:anywhere]">{inLanguage(incident.title, locale)}</span>
          <span className="block text-sm font-normal text-text-muted">{affectedText(incident, i18n)}</span>
        </span>
      ),
    },
    { ...header('kind'), width: 11, room: 'middle', cell: (incident) => kindText(incident, t) },
    {
      ...header('state'),
      ...statusShape,
      width: 10,
      cell: ({ state }) => <IncidentStateBadge status={state} size="sm" />,
    },
  ];
}
