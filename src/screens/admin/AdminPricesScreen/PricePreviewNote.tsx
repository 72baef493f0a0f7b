import type { PriceEffect } from '@/domain/admin/price';
import { kindOfPrice } from '@/domain/admin/priceItems';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';
import type { PricePreview } from './adminPricesView';
import { valueText } from './priceColumns';

/** Explains the effects of saving the form, and what they concern. */
export function PricePreviewNote({ preview }: { preview: PricePreview }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { effects, reach } = preview;
  return (
    <section aria-live="polite">
      <Callout tone="info">
        <h3 className="mb-1 font-medium">{t('adminPrices.effect.title')}</h3>
        {effects.length === 0 ? (
          <p>{t('adminPrices.effect.none')}</p>
        ) : (
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {effects.map((effect) => (
              <li key={effect}>{effectText(effect, preview, i18n)}</li>
            ))}
            {reachTexts(preview, t).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {effects.length > 0 && reach.status === 'loading' && <Skeleton className="mt-2 h-5 w-3/4" />}
        {effects.length > 0 && reach.status === 'error' && <p>{t(`common.error.${reach.reason}`)}</p>}
      </Callout>
    </section>
  );
}

function effectText(effect: PriceEffect, { before, after }: PricePreview, i18n: I18n): string {
  const { t, date } = i18n;
  const group = kindOfPrice(before.id) === 'discount' ? 'discount' : 'price';
  const text = (value: number) => valueText(before.id, value, i18n);
  if (effect === 'now')
    return t(`adminPrices.effect.now.${group}`, { before: text(before.value), after: text(after.value) });
  if (effect === 'upcoming' && after.upcoming)
    return t(`adminPrices.effect.upcoming.${group}`, {
      date: date(after.upcoming.from),
      after: text(after.upcoming.value),
    });
  return t('adminPrices.effect.canceled');
}

/** Sentences about concerned records; carts and payments only if the value changes at once. */
function reachTexts({ before, effects, reach }: PricePreview, t: I18n['t']): readonly string[] {
  if (reach.status !== 'ready') return [];
  const { servers, carts, payments } = reach.value;
  const kind = kindOfPrice(before.id);
  return [
    t(`adminPrices.effect.servers.${kind}`, { count: servers }),
    ...(effects.includes('now')
      ? [
          t('adminPrices.effect.carts', { count: carts }),
          t('adminPrices.effect.payments', { count: payments }),
        ]
      : []),
  ];
}
