import { chargeRows } from '@/components/chargeRows';
import { discountRows } from '@/components/discountRows';
import { orderedSystemText } from '@/components/orderedSystemText';
import { OrderReceipt } from '@/components/OrderReceipt';
import { Receipt } from '@/components/Receipt';
import type { PricedEntry } from '@/domain/cart/priceEntry';
import type { Money } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';

type AvailableEntry = Exclude<PricedEntry, { status: 'vanished' }>;

/** Details of an item (§2: CPU, RAM, storage, OS), and its receipt (D16). */
export function CartItemDetails({ priced }: { priced: AvailableEntry }) {
  const i18n = useI18n();
  return (
    <div className="grid gap-x-8 gap-y-4 border-t border-border px-4 py-4 sm:px-5 @2xl:grid-cols-2">
      <dl className="flex min-w-0 flex-col gap-1">
        {factsOf(priced, i18n).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="min-w-0 text-text-muted">{name}</dt>
            <dd className="ml-auto min-w-0 text-right break-words figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="rounded-control bg-sunken px-4 py-3">
        <EntryReceipt priced={priced} />
      </div>
    </div>
  );
}

function factsOf(priced: AvailableEntry, i18n: I18n): [name: string, value: string][] {
  const { t, number, date } = i18n;
  const yesNo = (is: boolean) => t(is ? 'cart.detail.yes' : 'cart.detail.no');
  switch (priced.status) {
    case 'order': {
      const { plan, entry } = priced;
      const { software, panel, ipv4, ipv6, backup, autoRenewal, period, fromBackup } = entry.configuration;
      const { cpu, ram, storage } = plan.specs;
      return [
        [t('cart.detail.cpu'), t('pricing.spec.cpu', { count: cpu })],
        [t('cart.detail.ram'), t('pricing.spec.ram', { size: ram })],
        [t('cart.detail.storage'), t('pricing.spec.storage', storage)],
        [t('cart.detail.os'), orderedSystemText(entry.configuration, i18n)],
        // The backup replaces it.
        ...(fromBackup
          ? []
          : [[t('cart.detail.software'), t(`pricing.software.${software}`)] satisfies [string, string]]),
        [t('pricing.option.panel'), t(`pricing.panel.${panel}`)],
        [t('cart.detail.ipv4'), number(ipv4)],
        [t('pricing.option.ipv6'), yesNo(ipv6)],
        [t('pricing.option.backup'), t(`pricing.backup.${backup}`)],
        [t('cart.detail.autoRenewal'), autoRenewal ? t('cart.detail.renewedFor', { period }) : yesNo(false)],
      ];
    }
    case 'renewal': {
      const { server, until } = priced;
      return [
        [t('cart.detail.server'), server.domain],
        [t('cart.detail.address'), server.ip || t('common.noAddress')],
        [t('cart.detail.tariff'), server.tariff],
        [t('cart.detail.os'), server.os],
        [t('cart.detail.paidUntil'), date(server.endDate)],
        [t('cart.detail.renewedUntil'), date(until)],
      ];
    }
    case 'tariff': {
      const { server, entry } = priced;
      return [
        [t('cart.detail.server'), server.domain],
        [t('cart.detail.address'), server.ip || t('common.noAddress')],
        [t('cart.detail.os'), server.os],
        [t('cart.detail.paidUntil'), date(server.endDate)],
        [t('cart.detail.tariff'), server.tariff],
        [t('cart.detail.tariffNew'), entry.tariff],
      ];
    }
  }
}

/** The configurator's receipt; renewals and tariff changes have their own (D15, D18). */
function EntryReceipt({ priced }: { priced: AvailableEntry }) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const label = t('pricing.receipt.total');
  switch (priced.status) {
    case 'order':
      return <OrderReceipt quote={priced.quote} configuration={priced.entry.configuration} />;
    case 'renewal': {
      const { quote } = priced;
      const base = { id: 'base', label: t('pricing.receipt.base'), amount: quote.base };
      return <Receipt rows={[base, ...discountRows(quote, t)]} total={{ label, amount: quote.total }} />;
    }
    case 'tariff': {
      const { server, quote, total } = priced;
      const perMonth = (price: Money) => t('pricing.perMonth', { price: money(price) });
      const isDowngrade = quote.difference < 0;
      return (
        <Receipt
          rows={[
            { id: 'old', label: t('cart.detail.tariff'), amount: perMonth(server.monthlyPrice) },
            { id: 'new', label: t('cart.detail.tariffNew'), amount: perMonth(quote.nextMonthly) },
            ...chargeRows(quote, i18n),
          ]}
          total={{
            label: t('cart.detail.charge'),
            amount: total,
            ...(isDowngrade ? { note: t('cart.detail.downgrade') } : {}),
          }}
        />
      );
    }
  }
}
