import type { AuditEntry } from '@/domain/admin/audit';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { customerHref, fieldText, valueText } from './adminAuditView';
import { auditColumns } from './auditColumns';

interface AuditDetailsProps {
  entry: AuditEntry;
  onClose: () => void;
}

/** Details of a record with every changed field. Loaded on demand. */
export default function AuditDetails({ entry, onClose }: AuditDetailsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const href = customerHref(entry);
  const facts = auditColumns(i18n).map(({ key, header, cell }) => ({
    label: header,
    value: key === 'kind' ? t(`adminAudit.event.${entry.kind}`) : cell(entry),
  }));
  return (
    <AdminDetailsDialog
      title={t('adminAudit.number', { id: entry.id })}
      facts={[
        ...facts,
        {
          label: t('adminAudit.changes'),
          value: entry.changes.length === 0 ? t('adminAudit.noChanges') : <Changes entry={entry} />,
        },
      ]}
      actions={href !== null && <ButtonLink href={href}>{t('adminAudit.toCustomer')}</ButtonLink>}
      onClose={onClose}
    />
  );
}

function Changes({ entry }: Pick<AuditDetailsProps, 'entry'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const textOf = (field: string, value: string | null) =>
    value === null || value === '' ? (
      <span className="text-text-muted">{t('adminAudit.nothing')}</span>
    ) : (
      valueText(field, value, i18n)
    );
  return (
    <ul className="flex flex-col gap-3">
      {entry.changes.map(({ field, before, after }) => (
        <li key={field}>
          <p className="font-medium">{fieldText(field, t)}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <dt className="text-text-muted">{t('adminAudit.before')}</dt>
            <dd className="[overflow-wrap:anywhere]">{textOf(field, before)}</dd>
            <dt className="text-text-muted">{t('adminAudit.after')}</dt>
            <dd className="[overflow-wrap:anywhere]">{textOf(field, after)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
