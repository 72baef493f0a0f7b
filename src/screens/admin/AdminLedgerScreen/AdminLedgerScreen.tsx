import { ledgerColumns, ledgerFormats } from '@/domain/admin/ledger';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { Button } from '@/primitives/Button';
import { DateField } from '@/primitives/DateField';
import { Form, FormError } from '@/primitives/Form';
import { DownloadIcon } from '@/primitives/icons';
import { SelectField } from '@/primitives/SelectField';
import { failureText } from '../list/failureText';
import type { AdminLedgerScreenProps } from './adminLedgerView';

/** Ledger export of a date range (D27, D33), with an explanation of its columns. */
export function AdminLedgerScreen({ view, onDraftChange, onDownload }: AdminLedgerScreenProps) {
  const { t } = useI18n();
  const { draft, problems, refusals, submission } = view;
  const failure = failureText(submission, t);
  return (
    <DetailPage title={t('adminLedger.title')} aside={<Columns />}>
      <Form
        aria-label={t('adminLedger.title')}
        refusals={refusals}
        onSubmit={onDownload}
        className="rounded-card border border-border bg-surface p-5"
      >
        <p className="text-text-muted">{t('adminLedger.intro')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            label={t('adminLedger.from')}
            name="from"
            required
            value={draft.from}
            error={problems.from && t(`adminLedger.problem.${problems.from}`)}
            onValueChange={(from) => onDraftChange({ from })}
          />
          <DateField
            label={t('adminLedger.to')}
            name="to"
            required
            hint={t('adminLedger.days')}
            value={draft.to}
            error={problems.to && t(`adminLedger.problem.${problems.to}`)}
            onValueChange={(to) => onDraftChange({ to })}
          />
        </div>
        <SelectField
          label={t('adminLedger.format')}
          name="format"
          value={draft.format}
          options={ledgerFormats.map((value) => ({ value, label: t(`adminLedger.format.${value}`) }))}
          onValueChange={(format) => onDraftChange({ format })}
        />
        {failure !== null && <FormError>{failure}</FormError>}
        <div>
          <Button
            intent="primary"
            type="submit"
            icon={<DownloadIcon />}
            pending={submission.status === 'pending'}
          >
            {t('adminLedger.download')}
          </Button>
        </div>
      </Form>
    </DetailPage>
  );
}

/** Explains the columns of the file. */
function Columns() {
  const { t } = useI18n();
  return (
    <section aria-labelledby="ledger-columns" className="flex flex-col gap-3">
      <h2 id="ledger-columns" className="text-lg font-semibold">
        {t('adminLedger.columns')}
      </h2>
      <dl className="flex flex-col gap-3">
        {ledgerColumns.map((column) => (
          <div key={column}>
            <dt className="font-mono text-sm" translate="no">
              {column}
            </dt>
            <dd className="text-text-muted">{t(`adminLedger.column.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
