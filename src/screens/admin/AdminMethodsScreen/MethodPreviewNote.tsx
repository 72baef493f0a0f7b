import {
  methodEffects,
  usableMethod,
  type AdminMethod,
  type MethodChange,
  type MethodDraft,
  type MethodEffect,
} from '@/domain/admin/method';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { PreviewNote } from '../catalog/PreviewNote';

/** Explains the effects of saving a payment method; nothing while its form has problems. */
export function MethodPreviewNote({ row, draft }: { row: AdminMethod; draft: MethodDraft }) {
  const i18n = useI18n();
  const after = usableMethod(draft);
  if (after === null) return null;
  return (
    <PreviewNote
      effects={methodEffects(row, after).map((effect) => effectText(effect, row, after, i18n))}
      counted={{ status: 'ready', value: [i18n.t('adminMethods.effect.payments', { count: row.payments })] }}
    />
  );
}

function effectText(
  effect: MethodEffect,
  before: MethodChange,
  after: MethodChange,
  { t, currency }: I18n,
): string {
  const percent = (value: number) => t('adminMethods.percent', { percent: value });
  switch (effect) {
    case 'minimum':
      return t('adminMethods.effect.minimum', {
        before: currency(before.minAmount),
        after: currency(after.minAmount),
      });
    case 'commission':
      return t('adminMethods.effect.commission', {
        before: percent(before.commission),
        after: percent(after.commission),
      });
    case 'currencies':
      return t('adminMethods.effect.currencies', { currencies: after.currencies.join(', ') });
    case 'reason':
      return t('adminCatalog.effect.reason');
    case 'on':
    case 'off':
      return t(`adminMethods.effect.${effect}`);
  }
}
