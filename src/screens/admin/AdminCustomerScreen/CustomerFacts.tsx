import { use } from 'react';
import { breakable } from '@/components/breakable';
import { FactList, type Fact } from '@/components/FactList';
import { adjustmentDirections } from '@/domain/money/adjustmentDirection';
import { useI18n } from '@/i18n/I18nProvider';
import { customerPath } from '@/paths';
import { Button } from '@/primitives/Button';
import { ChangesOff } from '@/primitives/changesOff';
import { Link } from '@/primitives/Link';
import type { AdminCustomerActions, ReadyCustomerView } from './adminCustomerView';

interface CustomerFactsProps extends Pick<
  AdminCustomerActions,
  'onAdjust' | 'onBill' | 'onMerge' | 'onQuestionAsk' | 'onReasonAsk'
> {
  view: ReadyCustomerView;
}

/** The customer's balance and contacts. */
export function CustomerFacts({ view, onAdjust, onBill, onMerge, ...actions }: CustomerFactsProps) {
  const { onQuestionAsk, onReasonAsk } = actions;
  const { t, money, date, dateOfMoment, dateTime } = useI18n();
  const { user, contacts, secondFactorSince, mergedFrom } = view.customer;
  const isMerged = user.status === 'Merged';
  const changesOff = use(ChangesOff);
  const mergeReason = view.mergeOff && t('admin.readOnly', { role: t(`admin.staffRole.${view.mergeOff}`) });
  const stated = (label: string, value: string): readonly Fact[] => (value === '' ? [] : [{ label, value }]);
  const facts: readonly Fact[] = [
    {
      label: t('adminUsers.column.email'),
      value: <Link href={`mailto:${user.email}`}>{breakable(user.email)}</Link>,
    },
    ...(contacts.phone === ''
      ? []
      : [
          {
            label: t('adminCustomer.phone'),
            value: <Link href={`tel:${contacts.phone.replaceAll(/[^+\d]/g, '')}`}>{contacts.phone}</Link>,
          },
        ]),
    ...stated(t('adminCustomer.contactPerson'), contacts.contactPerson),
    ...stated(t('adminCustomer.organization'), contacts.organization),
    ...stated(t('adminCustomer.inn'), contacts.inn),
    { label: t('adminUsers.column.joined'), value: date(user.joined) },
    {
      label: t('adminUsers.column.lastLogin'),
      value: user.lastLogin === null ? t('adminUsers.neverLoggedIn') : dateTime(user.lastLogin),
    },
    {
      label: t('adminCustomer.factor'),
      value:
        secondFactorSince === null
          ? t('adminCustomer.factor.off')
          : t('adminCustomer.factor.since', { date: dateOfMoment(secondFactorSince) }),
    },
    ...mergedFrom.map(({ id, email, at }) => ({
      label: t('adminCustomer.mergedFrom', { date: dateOfMoment(at) }),
      value: <Link href={customerPath(id)}>{breakable(email)}</Link>,
    })),
  ];
  return (
    <div className="flex flex-col gap-5">
      <section
        aria-label={t('adminUsers.column.balance')}
        className="rounded-card border border-border bg-surface p-5"
      >
        <h2 className="text-sm text-text-muted">{t('adminUsers.column.balance')}</h2>
        <p className="text-xl font-semibold figures">{money(user.balance)}</p>
        {!isMerged && (
          <div className="mt-3 flex flex-wrap gap-2">
            {adjustmentDirections.map((direction) => (
              <Button key={direction} size="sm" onClick={() => onAdjust(direction, user)}>
                {t(`adminCustomer.${direction}`)}
              </Button>
            ))}
            <Button size="sm" onClick={() => onBill(user)}>
              {t('adminCustomer.bill')}
            </Button>
          </div>
        )}
      </section>
      <section
        aria-label={t('adminCustomer.contacts')}
        className="rounded-card border border-border bg-surface p-5"
      >
        <FactList layout="edges" facts={facts} />
        {!isMerged && (
          <div className="mt-3 flex flex-wrap gap-2">
            {secondFactorSince !== null && (
              <Button
                size="sm"
                isChange
                onClick={() => onQuestionAsk('endFactor', { kind: 'customer', user })}
              >
                {t('adminUsers.endFactor')}
              </Button>
            )}
            <ChangesOff
              value={mergeReason === null ? changesOff : { reason: mergeReason, onExplain: onReasonAsk }}
            >
              <Button size="sm" isChange onClick={() => onMerge(user)}>
                {t('adminCustomer.merge')}
              </Button>
            </ChangesOff>
          </div>
        )}
      </section>
    </div>
  );
}
