import type { CancellationQuote } from '@/domain/servers/cancellation';
import type { CancellationChoice } from '@/domain/servers/cancellationChoice';
import type { CancellationView } from '@/domain/servers/cancellationState';
import type { RefundTarget } from '@/domain/payment/refund';
import { kopecks } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { RadioCards } from '@/primitives/RadioCards';
import { Skeleton } from '@/primitives/Skeleton';
import { CancellationRefund } from './CancellationRefund';

/** Actions of the cancellation dialog. */
export interface CancellationDialogActions {
  /** When the server should end: at once, or with its period. */
  onCancellationWhenChange: (when: CancellationChoice['when']) => void;
  /** Target of the refund. */
  onCancellationTargetChange: (target: RefundTarget) => void;
  /** Cancels the server as chosen. */
  onCancellationConfirm: () => void;
  /** Reloads the quote. */
  onCancellationRetry: () => void;
  /** Escape, the cross or 'Cancel': closes without cancelling the server. */
  onCancellationClose: () => void;
}

export interface CancellationDialogProps extends CancellationDialogActions {
  /** View of the dialog: the quote and the choices. */
  view: CancellationView;
}

/**
 * Confirms cancelling a server, at once or with its period. The server quotes the refund before; if it has changed, the
 * call is refused and the dialog shows both sums.
 */
export default function CancellationDialog({ view, ...actions }: CancellationDialogProps) {
  const { t } = useI18n();
  const { server, quote, submission } = view;
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && actions.onCancellationClose()}
      title={t('leaving.title')}
      description={t('leaving.server', { id: server.id, domain: server.domain })}
      cancelLabel={t('leaving.cancel')}
      confirmLabel={t(isPending ? 'leaving.pending' : `leaving.confirm.${view.when}`)}
      confirmIntent="danger"
      pending={isPending}
      confirmDisabled={quote.status !== 'ready'}
      onConfirm={actions.onCancellationConfirm}
    >
      {quote.status === 'loading' && (
        <div aria-busy="true" className="flex min-h-48 flex-col gap-3">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-20 rounded-control" />
          <Skeleton className="h-20 rounded-control" />
        </div>
      )}
      {quote.status === 'error' && (
        <Callout tone="danger">
          <p>{t(`common.error.${quote.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={actions.onCancellationRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      )}
      {quote.status === 'ready' && <CancellationChoices {...actions} view={view} quote={quote.value} />}
      <CancellationTrouble submission={submission} />
    </AlertDialog>
  );
}

function nowText({ refund }: CancellationQuote, { t, money }: I18n): string {
  return refund === 0 ? t('leaving.now.withoutRefund') : t('leaving.now.text', { amount: money(refund) });
}

function CancellationChoices({
  view: { when, target, policyHref },
  quote,
  ...actions
}: CancellationDialogActions & { view: CancellationView; quote: CancellationQuote }) {
  const i18n = useI18n();
  const { t, date, money } = i18n;
  const { endsOn, refund, byMethod } = quote;
  const rest = kopecks(refund - byMethod);
  return (
    <>
      <RadioCards
        label={t('leaving.when')}
        value={when}
        onValueChange={actions.onCancellationWhenChange}
        options={[
          {
            value: 'atEnd',
            title: t('leaving.atEnd'),
            description: endsOn && t('leaving.atEnd.text', { date: date(endsOn) }),
            disabledReason: endsOn === null ? t('leaving.atEnd.over') : undefined,
          },
          { value: 'now', title: t('leaving.now'), description: nowText(quote, i18n) },
        ]}
      />
      {when === 'now' && <CancellationRefund quote={quote} policyHref={policyHref} />}
      {when === 'now' && byMethod > 0 && (
        <RadioCards
          label={t('leaving.target')}
          value={target}
          onValueChange={actions.onCancellationTargetChange}
          options={[
            { value: 'balance', title: t('leaving.balance'), description: t('leaving.balance.text') },
            {
              value: 'method',
              title: t('leaving.method'),
              description:
                rest === 0
                  ? t('leaving.method.text')
                  : t('leaving.method.part', { amount: money(byMethod), rest: money(rest) }),
            },
          ]}
        />
      )}
    </>
  );
}

/** Error of the cancellation, announced when it appears. */
function CancellationTrouble({ submission }: Pick<CancellationView, 'submission'>) {
  const { t, money } = useI18n();
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  if (typeof reason !== 'string' && reason.reason === 'backupOrdered')
    return <Callout tone="warning">{t('leaving.backupOrdered')}</Callout>;
  if (typeof reason === 'string' || reason.reason !== 'refundChanged')
    return <Callout tone="danger">{t('leaving.failed')}</Callout>;
  const { expected, given } = reason;
  return (
    <Callout tone="warning">
      {t('leaving.changed', { expected: money(expected), given: money(given) })}
    </Callout>
  );
}
