import type { PriceEffect, PriceReach } from '@/domain/admin/price';
import { kindOfPrice } from '@/domain/admin/priceItems';
import { mapLoaded } from '@/domain/results/loaded';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { PreviewNote } from '../catalog/PreviewNote';
import type { PricePreview } from './adminPricesView';
import { valueText } from './priceColumns';

/** Explains the effects of saving the form, and what they concern. */
export function PricePreviewNote({ preview }: { preview: PricePreview }) {
  const i18n = useI18n();
  return (
    <PreviewNote
      effects={preview.effects.map((effect) => effectText(effect, preview, i18n))}
      counted={mapLoaded(preview.reach, (reach) => reachTexts(preview, reach, i18n.t))}
    />
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
function reachTexts(
  { before, effects }: PricePreview,
  { servers, carts, payments }: PriceReach,
  t: I18n['t'],
): readonly string[] {
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
