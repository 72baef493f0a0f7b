import { kopecks } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Dialog } from '@/primitives/Dialog';
import { Skeleton } from '@/primitives/Skeleton';
import type { PaymentHistoryOverlay } from './paymentHistoryView';
import { QuestionedList } from './QuestionedList';

interface PayDialogProps {
  pay: Extract<PaymentHistoryOverlay, { kind: 'pay' }>;
  /** Page for a top-up if the balance is too low. */
  topUpHref: string;
  onConfirm: () => void;
  onBalanceRetry: () => void;
  onClose: () => void;
}

/**
 * Confirms paying from the balance, with the sums before and after (D12). If the balance is too low, it shows the
 * missing amount and a top-up link.
 */
export function PayDialog({ pay, topUpHref, onConfirm, onBalanceRetry, onClose }: PayDialogProps) {
  const { t, money } = useI18n();
  const { named, count, total, skippedCount, submission, balance } = pay;
  const [only] = named;
  const rest = balance.status === 'ready' ? balance.value - total : null;
  const missing = rest !== null && rest < 0 ? kopecks(-rest) : null;
  const isPending = submission === 'pending';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t('payments.payDialog.title')}
      description={
        count === 1 && only
          ? t('payments.payDialog.one', { number: only.number })
          : t('payments.payDialog.many', { count })
      }
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {missing !== null ? (
            <ButtonLink intent="primary" href={topUpHref}>
              {t('payments.topUp')}
            </ButtonLink>
          ) : (
            balance.status !== 'error' && (
              <Button
                intent="primary"
                pending={isPending || balance.status === 'loading'}
                onClick={onConfirm}
              >
                {isPending
                  ? t('payments.payDialog.pending')
                  : t('payments.payDialog.confirm', { sum: money(total) })}
              </Button>
            )
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {count > 1 && <QuestionedList named={named} count={count} />}
        <dl className="flex flex-col gap-1.5 figures">
          <div className="flex justify-between gap-4">
            <dt className="text-text-muted">{t('payments.payDialog.toPay')}</dt>
            <dd className="font-semibold">{money(total)}</dd>
          </div>
          <div className="flex items-center justify-between gap-4">
            <dt className="text-text-muted">{t('payments.payDialog.balance')}</dt>
            <dd>
              {balance.status === 'ready' ? (
                money(balance.value)
              ) : balance.status === 'loading' ? (
                <Skeleton className="h-4 w-24" />
              ) : (
                t('payments.payDialog.unknown')
              )}
            </dd>
          </div>
          {missing === null && balance.status !== 'error' && (
            <div className="flex items-center justify-between gap-4">
              <dt className="text-text-muted">{t('payments.payDialog.left')}</dt>
              <dd>{rest === null ? <Skeleton className="h-4 w-24" /> : money(kopecks(rest))}</dd>
            </div>
          )}
        </dl>
        {missing !== null && (
          <Callout tone="warning">{t('payments.payDialog.missing', { sum: money(missing) })}</Callout>
        )}
        {balance.status === 'error' && (
          <Callout tone="danger">
            <p>{t('payments.payDialog.balanceFailed')}</p>
            <Button size="sm" className="mt-2" onClick={onBalanceRetry}>
              {t('common.retry')}
            </Button>
          </Callout>
        )}
        {skippedCount > 0 && (
          <Callout tone="info">{t('payments.payDialog.skipped', { count: skippedCount })}</Callout>
        )}
        {submission === 'failed' && <Callout tone="danger">{t('payments.payDialog.failed')}</Callout>}
      </div>
    </Dialog>
  );
}
