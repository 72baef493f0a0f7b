import type { RateEntry, RateProblems } from '@/domain/admin/rate';
import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { Callout } from '@/primitives/Callout';
import { DateField } from '@/primitives/DateField';
import { Skeleton } from '@/primitives/Skeleton';
import { TextField } from '@/primitives/TextField';
import { FieldPairs } from '../catalog/FieldPairs';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminRatesScreenProps, RateOverlay } from './adminRatesView';
import { rateColumns, sourceText } from './rateColumns';

interface RateOverlaysProps extends AdminRatesScreenProps {
  overlay: Exclude<RateOverlay, { kind: 'none' }>;
}

/** The dialog that is open above the exchange rates, in a chunk of its own. */
export default function RateOverlays({ overlay, view, ...props }: RateOverlaysProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (overlay.kind === 'details') {
    const { row } = overlay;
    return (
      <AdminDetailsDialog
        title={t('adminRates.history.title', { currency: row.id })}
        facts={rateColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(row) }))}
        onClose={props.onOverlayClose}
      >
        <History history={view.history} />
      </AdminDetailsDialog>
    );
  }
  const { row } = overlay;
  return (
    row && (
      <AdminFormDialog
        title={t('adminRates.form.title', { currency: row.id })}
        submitLabel={t('adminRates.form.save')}
        refusals={overlay.refusals}
        submission={overlay.submission}
        onSubmit={props.onFormSubmit}
        onClose={props.onOverlayClose}
      >
        <RateFields {...overlay} row={row} step={view.step} onDraftChange={props.onDraftChange} />
      </AdminFormDialog>
    )
  );
}

type FormOverlay = Extract<RateOverlay, { kind: 'form' }>;

interface RateFieldsProps
  extends
    Pick<FormOverlay, 'draft' | 'problems'>,
    Pick<AdminRatesScreenProps['view'], 'step'>,
    Pick<AdminRatesScreenProps, 'onDraftChange'> {
  row: NonNullable<FormOverlay['row']>;
}

function RateFields({ row, draft, problems, step, onDraftChange }: RateFieldsProps) {
  const { t, money, number } = useI18n();
  const problemOf = (field: keyof RateProblems) =>
    problems[field] && t(`adminRates.problem.${problems[field]}`);
  const stepText = (key: 'adminRates.step' | 'adminRates.step.unusual', percent: number) =>
    t(key, { rate: money(row.rate), percent: `${percent > 0 ? '+' : ''}${number(percent)}` });
  return (
    <div className="@container flex flex-col gap-5">
      <FieldPairs>
        <AmountField
          label={t('adminRates.field.rate', { currency: row.id })}
          name="rate"
          required
          currency={{ kind: 'fixed', code: 'RUB' }}
          value={draft.rate}
          error={problemOf('rate')}
          onValueChange={(rate) => onDraftChange({ rate })}
        />
        <DateField
          label={t('adminRates.field.day')}
          name="day"
          required
          hint={t('adminRates.field.day.hint')}
          value={draft.day}
          error={problemOf('day')}
          onValueChange={(day) => onDraftChange({ day })}
        />
      </FieldPairs>
      <TextField
        label={t('adminRates.field.source')}
        name="source"
        autoComplete="off"
        required
        hint={t('adminRates.field.source.hint')}
        value={draft.source}
        error={problemOf('source')}
        onValueChange={(source) => onDraftChange({ source })}
      />
      {step && (
        <Callout tone={step.isUnusual ? 'warning' : 'info'}>
          {stepText(step.isUnusual ? 'adminRates.step.unusual' : 'adminRates.step', step.percent)}
        </Callout>
      )}
      <p className="text-text-muted">{t('adminRates.effect', { payments: row.payments })}</p>
    </div>
  );
}

/** Rates that were entered so far, newest first. */
function History({ history }: { history: Loaded<readonly RateEntry[]> }) {
  const { t, money, date, dateTime } = useI18n();
  if (history.status === 'loading') return <Skeleton className="h-5 w-3/4" />;
  if (history.status === 'error') return <p>{t(`common.error.${history.reason}`)}</p>;
  return (
    <section aria-label={t('adminRates.history')} className="mt-4">
      <h3 className="mb-2 font-semibold">{t('adminRates.history')}</h3>
      <ul className="flex flex-col gap-2">
        {history.value.map((entry) => (
          <li key={entry.enteredAt}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="figures">{money(entry.rate)}</span>
              <span className="figures">{date(entry.day)}</span>
            </p>
            <p className="text-sm [overflow-wrap:anywhere] text-text-muted">
              <span>{sourceText(entry, t)}</span>
              {entry.enteredBy !== null && (
                <span>
                  {`. ${t('adminRates.history.by', { time: dateTime(entry.enteredAt), admin: entry.enteredBy })}`}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
