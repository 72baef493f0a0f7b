import type { Money } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import type { PaymentOrder } from './paymentView';

type Refused = NonNullable<PaymentOrder['refusedPromo']>;

export interface RefusedPromoProps {
  refused: Refused;
  /** Price of the order without the code. */
  total: Money;
  onAccept: () => void;
}

/** A promo code that no longer gives a discount: the reason, and the price to confirm (D10). */
export function RefusedPromo({ refused, total, onAccept }: RefusedPromoProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  return (
    <div role="alert">
      <Callout tone="warning">
        <p className="font-medium">{refusalText(i18n, refused)}</p>
        <p>{t('payment.promo.price', { amount: money(total) })}</p>
        <Button size="sm" onClick={onAccept} className="mt-2.5">
          {t('payment.promo.accept')}
        </Button>
      </Callout>
    </div>
  );
}

function refusalText({ t, date }: I18n, { code, problem, promo }: Refused): string {
  switch (problem) {
    case 'expired':
      return t('payment.promo.expired', { code, date: promo ? date(promo.until) : '' });
    case 'notYetActive':
      return t('payment.promo.notYetActive', { code, date: promo ? date(promo.from) : '' });
    case 'notFound':
    case 'usedUp':
    case 'usedByCustomer':
    case 'notFirstOrder':
      return t(`payment.promo.${problem}`, { code });
  }
}
