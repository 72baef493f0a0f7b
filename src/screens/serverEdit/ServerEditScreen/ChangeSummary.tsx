import { useId } from 'react';
import { chargeRows } from '@/components/chargeRows';
import { FoldButton, FoldingLines } from '@/components/FoldingLines';
import { Receipt } from '@/components/Receipt';
import type { Money } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { FormError } from '@/primitives/Form';
import { InfoIcon } from '@/primitives/icons';
import type { EditPartProps, ReadyEditView, SaveBlock, SaveSubmission } from './serverEditView';
import { draftOf } from '@/domain/servers/serverSettings';
import { ChangeLine } from './ChangeLine';

/**
 * Pending changes and their effect on the price, before OK (§2). In a narrow screen's bar the lines fold; count, price
 * and actions stay.
 */
export function ChangeSummary({ view, formId, ...actions }: EditPartProps & { formId: string }) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const id = useId();
  const { changed, block, isReinstall, isSummaryOpen, submission, quote, charge } = view;
  const isPending = submission.status === 'pending';
  const price = t('common.perMonth', { price: money(quote.next) });
  return (
    <div className="flex flex-col gap-3 px-page py-2.5 @4xl:gap-4 @4xl:p-5">
      <FoldingLines id={`${id}-lines`} label={t('serverEdit.summary.title')} isOpen={isSummaryOpen}>
        <h2 className="text-md font-semibold">{t('serverEdit.summary.title')}</h2>
        <ChangeList view={view} />
        <PriceChange view={view} />
        {isReinstall && <Callout tone="danger">{t('serverEdit.summary.reinstall')}</Callout>}
      </FoldingLines>
      <output className="sr-only">
        {t('serverEdit.summary.announce', { count: changed.length, price: money(quote.next) })}
      </output>
      <FoldButton
        controls={`${id}-lines`}
        isOpen={isSummaryOpen}
        label={t(isSummaryOpen ? 'serverEdit.summary.fold' : 'serverEdit.summary.lines')}
        onToggle={actions.onSummaryToggle}
      >
        <span className="shrink-0 whitespace-nowrap max-[22.5rem]:shrink max-[22.5rem]:whitespace-normal">
          <span className="block text-sm text-text-muted">
            {t('serverEdit.summary.count', { count: changed.length })}
          </span>
          <span className="block text-md font-semibold figures">{price}</span>
        </span>
      </FoldButton>
      {submission.status === 'failed' && (
        <FormError
          hint={
            submission.reason === 'noServer'
              ? t('serverEdit.failed.noServer')
              : `${failureText(submission, i18n)} ${t('serverEdit.failed.kept')}`
          }
        >
          {t('serverEdit.failed.title')}
        </FormError>
      )}
      {block && (
        <p id={`${id}-reason`} className="flex items-start gap-1.5 text-sm text-text-muted">
          <InfoIcon className="mt-px size-4 shrink-0" />
          <span className="min-w-0">{blockText(block, t)}</span>
        </p>
      )}
      <div className="flex flex-row-reverse gap-2 *:flex-1 @4xl:flex-row">
        <Button
          intent="primary"
          type="submit"
          form={formId}
          pending={isPending}
          disabled={block !== null}
          aria-describedby={block ? `${id}-reason` : undefined}
        >
          {isPending
            ? t('serverEdit.pending')
            : charge > 0
              ? t('serverEdit.okFor', { price: money(charge) })
              : t('serverEdit.ok')}
        </Button>
        <Button onClick={actions.onCancel}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}

function PriceChange({ view }: Pick<EditPartProps, 'view'>) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { quote, charge } = view;
  // Positive amounts get a plus sign.
  const signed = (amount: Money) =>
    amount > 0 ? t('serverEdit.surcharge', { price: money(amount) }) : amount;
  const { difference } = quote;
  const next = { label: t('serverEdit.summary.priceNext'), amount: quote.next };
  const changes = quote.changes.map(({ option, monthly }) => ({
    id: option,
    label: t(`serverEdit.summary.option.${option}`),
    amount: signed(monthly),
    kind: monthly < 0 ? ('saving' as const) : ('line' as const),
  }));
  if (changes.length === 0)
    return (
      <div className="border-t border-border pt-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{next.label}</span>
          <span className="ml-auto font-semibold figures">{money(quote.next)}</span>
        </p>
        {view.changed.length > 0 && (
          <p className="text-sm text-text-muted">{t('serverEdit.summary.samePrice')}</p>
        )}
      </div>
    );
  const text = signed(difference);
  return (
    <div className="border-t border-border pt-2">
      <Receipt
        rows={[{ id: 'current', label: t('serverEdit.summary.priceNow'), amount: quote.current }, ...changes]}
        total={next}
      />
      {charge > 0 ? (
        <div className="mt-3 border-t border-border pt-2">
          <Receipt
            // The lines of a sum quoted by the server are not known here.
            rows={charge === quote.charge ? chargeRows(quote, i18n) : []}
            total={{
              label: t('serverEdit.summary.charge'),
              amount: charge,
              note: t('serverEdit.summary.chargeNote'),
            }}
          />
        </div>
      ) : (
        <p className="mt-1 text-sm text-text-muted">
          {t('serverEdit.summary.difference', {
            difference: typeof text === 'string' ? text : money(text),
          })}
        </p>
      )}
    </div>
  );
}

function failureText(submission: Extract<SaveSubmission, { status: 'failed' }>, { t, money }: I18n): string {
  return submission.reason === 'priceChanged'
    ? t('serverEdit.failed.priceChanged', {
        given: money(submission.given),
        expected: money(submission.expected),
      })
    : t(`serverEdit.failed.${submission.reason}`);
}

function blockText(block: SaveBlock, t: I18n['t']): string {
  return block.kind === 'unchanged'
    ? t('serverEdit.blocked.unchanged')
    : t('serverEdit.blocked.invalid', {
        fields: block.fields.map((field) => t(`serverEdit.field.${field}`)).join(', '),
      });
}

/** All changes in screen order. */
function ChangeList({ view }: { view: ReadyEditView }) {
  const { t } = useI18n();
  if (view.changed.length === 0) return <p className="text-text-muted">{t('serverEdit.summary.none')}</p>;
  return (
    <dl className="flex flex-col gap-3">
      {view.changed.map((field) => (
        <div key={field} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-sm text-text-muted">{t(`serverEdit.field.${field}`)}</dt>
          <dd className="min-w-0 break-words">
            <ChangeLine field={field} from={draftOf(view.editable.settings)} to={view.draft} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
