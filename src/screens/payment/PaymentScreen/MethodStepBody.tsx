import { inLanguage } from '@/domain/values/localized';
import { currencyIds, currencySigns, toRubles, type CurrencyId } from '@/domain/payment/currency';
import { isCardMethod, type PaymentMethod, type PaymentMethodId } from '@/domain/payment/method';
import type { ListedCard } from '@/domain/payment/savedCard';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { Callout } from '@/primitives/Callout';
import { CheckboxField } from '@/primitives/Checkbox';
import { RadioCards } from '@/primitives/RadioCards';
import { cardMonth, cardText } from '@/components/cardText';
import { MethodMark } from '@/components/MethodMark';
import type { BalancePart, MethodStep, WizardView } from './paymentView';

export interface MethodStepBodyProps {
  view: WizardView & MethodStep;
  onMethodChange: (method: PaymentMethodId, card: number | null) => void;
  onCardSaveChange: (isSaved: boolean) => void;
  onAmountChange: (text: string) => void;
  onCurrencyChange: (currency: CurrencyId) => void;
  onBalanceUseChange: (isUsed: boolean) => void;
}

/** Step 1: method with its minimum and commission (§9), amount (§5), currency (D19). */
export function MethodStepBody({
  view,
  onMethodChange,
  onCardSaveChange,
  onAmountChange,
  onCurrencyChange,
  onBalanceUseChange,
}: MethodStepBodyProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <>
      {view.balance && view.balance.part > 0 && (
        <CheckboxField
          name="balance"
          checked={view.balance.isUsed}
          onCheckedChange={onBalanceUseChange}
          label={
            <>
              {balanceLabel(i18n, view.balance)}
              {view.balance.isLowered && view.method && (
                <span className="block text-sm text-text-muted">
                  {t('payment.balance.lowered', { minimum: i18n.currency(view.method.minAmount) })}
                </span>
              )}
            </>
          }
        />
      )}
      {view.isCovered ? (
        <Callout tone="info">{t(view.total === 0 ? 'payment.covered.free' : 'payment.covered')}</Callout>
      ) : (
        <MethodChoice
          view={view}
          onMethodChange={onMethodChange}
          onCardSaveChange={onCardSaveChange}
          onAmountChange={onAmountChange}
          onCurrencyChange={onCurrencyChange}
        />
      )}
    </>
  );
}

/** Fields of a method; hidden if the balance pays all (D43). */
function MethodChoice({
  view,
  onMethodChange,
  onCardSaveChange,
  onAmountChange,
  onCurrencyChange,
}: Omit<MethodStepBodyProps, 'onBalanceUseChange'>) {
  const i18n = useI18n();
  const { t } = i18n;
  // Currencies that the method does not accept are not offered (D36).
  const currencies = currencyIds.filter((id) => view.method?.currencies.includes(id) ?? true);
  return (
    <>
      <RadioCards
        label={t('payment.method.label')}
        isLabelHidden
        options={[
          ...view.cards.map((card) => savedCardOption(i18n, card)),
          ...view.methods.map((method) => toCard(i18n, method)),
        ]}
        value={view.card ? cardValue(view.card.id) : (view.method?.id ?? '')}
        onValueChange={(value) => {
          const card = view.cards.find(({ id }) => cardValue(id) === value);
          const method = card?.method ?? view.methods.find(({ id }) => id === value)?.id;
          if (method) onMethodChange(method, card?.id ?? null);
        }}
        name="method"
      />
      {view.method && isCardMethod(view.method.id) && !view.card && (
        <CheckboxField
          name="savesCard"
          checked={view.savesCard}
          onCheckedChange={onCardSaveChange}
          label={
            <>
              {t('payment.card.remember')}
              <span className="block text-sm text-text-muted">{t('payment.card.rememberHint')}</span>
            </>
          }
        />
      )}
      {view.purpose === 'bills' && <Callout tone="info">{t('payment.bills.transfer')}</Callout>}
      {view.method && isCardMethod(view.method.id) && (
        <Callout tone="info">
          {t('payment.method.noDocuments', { method: t('paymentMethod.manual') })}
        </Callout>
      )}
      {view.method && view.method.paused.length > 0 && (
        <Callout tone="warning">
          {t('payment.currency.paused', { currencies: view.method.paused.join(', ') })}
        </Callout>
      )}
      {view.total !== null ? (
        currencies.length > 1 && (
          <RadioCards
            label={t('payment.currency.label')}
            look="segments"
            options={currencies.map((id) => ({ value: id, title: currencySigns[id] }))}
            value={view.currency}
            onValueChange={onCurrencyChange}
            hint={rateText(i18n, view)}
            name="currency"
          />
        )
      ) : (
        <AmountField
          label={t('payment.amount.label')}
          name="amount"
          value={view.amount}
          onValueChange={onAmountChange}
          required
          className="max-w-80"
          currency={
            currencies.length > 1
              ? {
                  kind: 'choice',
                  label: t('payment.currency.label'),
                  options: currencies.map((id) => ({ value: id, label: currencySigns[id] })),
                  value: view.currency,
                  onValueChange: onCurrencyChange,
                }
              : { kind: 'fixed', code: currencySigns[view.currency] }
          }
          hint={amountHint(i18n, view)}
          error={
            view.isAmountTouched && view.amountProblem
              ? t(`payment.problem.amount.${view.amountProblem}`)
              : undefined
          }
        />
      )}
    </>
  );
}

/** Label with the balance's part and the rest: 'Списать с баланса 2 450,50, доплатить 4 164,50'. */
function balanceLabel({ t, money }: I18n, { part, rest }: BalancePart): string {
  return rest === 0
    ? t('payment.balance.all', { part: money(part) })
    : t('payment.balance.part', { part: money(part), rest: money(rest) });
}

const cardValue = (id: number) => `card:${id}`;

/** Option for a saved card. */
function savedCardOption({ t }: I18n, card: ListedCard) {
  return {
    value: cardValue(card.id),
    title: cardText(card, t),
    icon: <MethodMark of={card.method} />,
    description: t('payment.card.saved', { month: cardMonth(card) }),
    ...(card.state === 'expired' ? { disabledReason: t('payment.card.expired') } : {}),
  };
}

function toCard({ t, locale, currency }: I18n, method: PaymentMethod) {
  const terms = [
    t('payment.method.minimum', { amount: currency(method.minAmount) }),
    method.commission === 0
      ? t('payment.method.noCommission')
      : t('payment.method.commission', { percent: method.commission }),
  ];
  const words = terms.map((term, index) => <span key={term}>{index === 0 ? `${term},` : term}</span>);
  return {
    value: method.id,
    title: t(`paymentMethod.${method.id}`),
    icon: <MethodMark of={method.id} />,
    // On a phone some terms would fit beside their name and some not: all are below it.
    description: (
      <>
        <span className="block">{t(`paymentMethod.${method.id}.text`)}</span>
        <span className="flex flex-wrap gap-x-1 sm:hidden">{words}</span>
      </>
    ),
    trailing: <span className="flex flex-wrap gap-x-1 text-sm text-text-muted max-sm:hidden">{words}</span>,
    ...(method.unavailable ? { disabledReason: inLanguage(method.unavailable, locale) } : {}),
  };
}

/** Hint of the amount (§5): required while empty; then the minimum in the method's and the chosen currency. */
function amountHint(i18n: I18n, view: WizardView & MethodStep): string {
  const { t, currency } = i18n;
  if (view.amountProblem === 'required') return t('payment.problem.amount.required');
  const { method, minimum } = view;
  if (!method || !minimum) return rateText(i18n, view) ?? '';
  return minimum.currency === method.minAmount.currency
    ? t('payment.amount.hint', { amount: currency(minimum) })
    : t('payment.amount.hintConverted', {
        amount: currency(method.minAmount),
        converted: currency(minimum),
      });
}

/** Exchange rate of a dollar or euro; undefined for rubles. */
function rateText({ t, money }: I18n, { currency, rates }: MethodStep): string | undefined {
  if (currency === 'RUB') return undefined;
  return t('payment.amount.rate', {
    rate: money(toRubles({ currency, minor: 100 }, rates)),
    sign: currencySigns[currency],
  });
}
