import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { FormError } from '@/primitives/Form';
import type { SelectView } from './serverTariffView';

/** Next and Cancel; above them the answer to Next without a choice (§5, §8). */
export function SelectActions({ view }: { view: SelectView }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-3">
      {view.isRefused && (
        <FormError>
          {t('serverTariff.noChoice.title')}
          <span className="block font-normal">{t('serverTariff.noChoice.text')}</span>
        </FormError>
      )}
      <div className="flex flex-wrap gap-2">
        <Button intent="primary" type="submit" isChange={false} className="max-sm:flex-1">
          {t('serverTariff.next')}
        </Button>
        <ButtonLink href={view.backHref} className="max-sm:order-first">
          {t('common.cancel')}
        </ButtonLink>
      </div>
    </div>
  );
}
