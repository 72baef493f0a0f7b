import { useI18n } from '@/i18n/I18nProvider';

/** Marks the recommended plan, by a word without a status colour. */
export function RecommendedMark() {
  const { t } = useI18n();
  return (
    <span className="rounded-full border border-border-strong px-2 text-sm font-normal whitespace-nowrap text-text-muted">
      {t('pricing.recommended')}
    </span>
  );
}
