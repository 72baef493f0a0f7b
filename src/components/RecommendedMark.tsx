import { useI18n } from '@/i18n/I18nProvider';

/** Stands beside the name of the one plan that is recommended: a word, in no colour of a status. */
export function RecommendedMark() {
  const { t } = useI18n();
  return (
    <span className="rounded-full border border-border-strong px-2 text-sm font-normal whitespace-nowrap text-text-muted">
      {t('pricing.recommended')}
    </span>
  );
}
