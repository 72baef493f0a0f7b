import type { PlanEffect, PlanReach } from '@/domain/admin/plan';
import { mapLoaded } from '@/domain/results/loaded';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { PreviewNote } from '../catalog/PreviewNote';
import type { PlanPreview } from './adminPlansView';

/** Explains the effects of saving the form, and who is affected. */
export function PlanPreviewNote({ preview }: { preview: PlanPreview }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { effects, reach } = preview;
  return (
    <PreviewNote
      effects={effects.map((effect) => effectText(effect, preview, i18n))}
      counted={mapLoaded(reach, (value) => reachTexts(effects, value, t))}
    />
  );
}

function effectText(
  effect: PlanEffect,
  { before, after, upcoming }: PlanPreview,
  { t, money, date }: I18n,
): string {
  switch (effect) {
    case 'price':
      return t('adminPlans.effect.price', { before: money(before), after: money(after) });
    case 'upcoming':
      return upcoming === null
        ? t('adminPlans.effect.canceled')
        : t('adminPlans.effect.upcoming', { date: date(upcoming.from), after: money(upcoming.monthly) });
    case 'canceled':
    case 'specs':
    case 'traffic':
    case 'closed':
    case 'opened':
      return t(`adminPlans.effect.${effect}`);
  }
}

/** Sentences about affected items; carts and payments only if price or sale change. */
function reachTexts(
  effects: readonly PlanEffect[],
  { servers, carts, payments }: PlanReach,
  t: I18n['t'],
): readonly string[] {
  const isNow = effects.includes('price') || effects.includes('closed');
  return [
    t('adminPlans.effect.servers', { count: servers }),
    ...(isNow ? [t('adminPlans.effect.carts', { count: carts })] : []),
    ...(effects.includes('price') ? [t('adminPlans.effect.payments', { count: payments })] : []),
  ];
}
