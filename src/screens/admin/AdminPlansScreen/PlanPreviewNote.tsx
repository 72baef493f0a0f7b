import type { PlanEffect, PlanReach } from '@/domain/admin/plan';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';
import type { PlanPreview } from './adminPlansView';

/** Explains the effects of saving the form, and who is affected. */
export function PlanPreviewNote({ preview }: { preview: PlanPreview }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { effects, reach } = preview;
  return (
    <section aria-live="polite">
      <Callout tone="info">
        <h3 className="mb-1 font-medium">{t('adminPlans.effect.title')}</h3>
        {effects.length === 0 ? (
          <p>{t('adminPlans.effect.none')}</p>
        ) : (
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {effects.map((effect) => (
              <li key={effect}>{effectText(effect, preview, i18n)}</li>
            ))}
            {reach.status === 'ready' &&
              reachTexts(effects, reach.value, t).map((text) => <li key={text}>{text}</li>)}
          </ul>
        )}
        {effects.length > 0 && reach.status === 'loading' && <Skeleton className="mt-2 h-5 w-3/4" />}
        {effects.length > 0 && reach.status === 'error' && <p>{t(`common.error.${reach.reason}`)}</p>}
      </Callout>
    </section>
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
