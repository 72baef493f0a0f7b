import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { ReasonButton } from '@/primitives/ReasonButton';
import { comparable, type CatalogActions, type PlanComparison } from './catalogTypes';

interface CompareTrayProps extends Pick<CatalogActions, 'onCompareClear' | 'onCompareOpen' | 'onReasonAsk'> {
  comparison: PlanComparison;
}

/** Plans selected for comparison, from any country. */
export function CompareTray({ comparison, ...actions }: CompareTrayProps) {
  const { t } = useI18n();
  const { chosen } = comparison;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <div className="min-w-0 flex-1 max-sm:basis-full low:max-sm:sr-only">
        <output className="block font-medium figures">
          {t('catalog.compare.chosen', { count: chosen.length, max: comparable.max })}
        </output>
        <p className="truncate text-sm text-text-muted max-sm:hidden">
          {chosen.map(({ plan }) => plan.name).join(', ')}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button intent="ghost" onClick={actions.onCompareClear}>
          {t('catalog.compare.clear')}
        </Button>
        <ReasonButton
          disabledReason={chosen.length < comparable.min ? t('catalog.compare.tooFew') : null}
          onExplain={actions.onReasonAsk}
          onClick={actions.onCompareOpen}
          isChange={false}
        >
          {t('catalog.compare')}
        </ReasonButton>
      </div>
    </div>
  );
}
