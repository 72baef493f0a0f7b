import { useId } from 'react';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { ArrowLeftIcon } from '@/primitives/icons';
import { FormError } from '@/primitives/Form';
import type { PaymentSum } from '@/domain/payment/method';
import { paymentStepIds, type WizardView } from './paymentView';

/** Next and Back. The reason for a disabled Next is shown next to it (§5). */
export function PaymentActions({ view }: { view: WizardView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const reasonId = useId();
  const previous = paymentStepIds[paymentStepIds.indexOf(view.step) - 1];
  const isLast = view.step === 'confirmation';
  const { submission } = view;
  const isPending = submission.status === 'pending';
  // Steps 2 and 3 validate themselves; method, amount and promo code block the first and the last step.
  const reason = view.step === 'method' || isLast ? blockerText(i18n, view) : null;
  return (
    <div className="flex flex-col gap-3">
      {isLast && <PaymentFailure view={view} />}
      <div className="flex flex-wrap items-center gap-2">
        {'orderHref' in submission ? (
          <ButtonLink intent="primary" href={submission.orderHref} className="max-sm:flex-1">
            {t('payment.changeOrder')}
          </ButtonLink>
        ) : (
          <Button
            intent="primary"
            type="submit"
            pending={isPending}
            isChange={isLast}
            disabled={reason !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            className="max-sm:flex-1"
          >
            {isPending
              ? t('payment.paying')
              : isLast && view.sum
                ? payLabel(i18n, view.sum, view)
                : t('payment.next')}
          </Button>
        )}
        {previous && (
          <ButtonLink href={view.stepHrefs[previous]} icon={<ArrowLeftIcon />} className="max-sm:order-first">
            {t('payment.back')}
          </ButtonLink>
        )}
      </div>
      {reason !== null && (
        <p id={reasonId} className="text-sm text-text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}

/** Why the payment was not sent. */
export function PaymentFailure({ view: { submission } }: { view: WizardView }) {
  const { t } = useI18n();
  if (submission.status !== 'failed') return null;
  return <FormError hint={t(`payment.failed.${submission.reason}`)}>{t('payment.failed')}</FormError>;
}

/** Returns the button's label: it names the method, or the balance alone. */
function payLabel(
  { t, currency, money }: I18n,
  { toPay }: PaymentSum,
  { total, isCovered }: WizardView,
): string {
  if (!isCovered || total === null) return t('payment.pay', { amount: currency(toPay) });
  return total === 0 ? t('payment.payNothing') : t('payment.payFromBalance', { amount: money(total) });
}

const minimums = {
  order: 'payment.blocker.minimumOrder',
  topUp: 'payment.blocker.minimum',
  bills: 'payment.blocker.minimumBills',
} as const;

/** Explains what blocks the step. */
function blockerText({ t, currency }: I18n, { blocker, method, purpose }: WizardView): string | null {
  switch (blocker) {
    case null:
      return null;
    case 'minimum':
      return t(minimums[purpose], {
        amount: method ? currency(method.minAmount) : '',
      });
    case 'promo':
    case 'method':
    case 'amount':
      return t(`payment.blocker.${blocker}`);
  }
}
