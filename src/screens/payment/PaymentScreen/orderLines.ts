import type { PricedEntry } from '@/domain/cart/priceEntry';
import { chargedDays } from '@/domain/pricing/paidDays';
import { orderedSystemText } from '@/components/orderedSystemText';
import type { ReceiptRow } from '@/components/Receipt';
import type { I18n } from '@/i18n/I18nProvider';

/** Returns a receipt line per ordered entry. */
export function orderLines(entries: readonly PricedEntry[], i18n: I18n): ReceiptRow[] {
  return entries.map((priced) => ({
    id: priced.entry.id,
    amount: priced.status === 'vanished' ? '—' : priced.total,
    ...words(priced, i18n),
  }));
}

function words(priced: PricedEntry, i18n: I18n): Pick<ReceiptRow, 'label' | 'note'> {
  const { t } = i18n;
  switch (priced.status) {
    case 'order': {
      const { period, count } = priced.entry.configuration;
      return {
        label: priced.plan.name,
        note: t('payment.line.order.note', {
          os: orderedSystemText(priced.entry.configuration, i18n),
          period: t(`pricing.period.${period}`),
          count,
        }),
      };
    }
    case 'renewal':
      return {
        label: t('payment.line.renewal', { domain: priced.server.domain }),
        note: t(`pricing.period.${priced.entry.period}`),
      };
    case 'tariff':
      return {
        label: t('payment.line.tariff', { tariff: priced.entry.tariff, domain: priced.server.domain }),
        note: t('payment.line.tariff.note', { days: chargedDays(priced.quote) }),
      };
    case 'vanished':
      return {
        label:
          priced.entry.kind === 'order'
            ? priced.entry.plan
            : t('payment.line.server', { id: priced.entry.serverId }),
        note: t('payment.line.vanished'),
      };
  }
}
