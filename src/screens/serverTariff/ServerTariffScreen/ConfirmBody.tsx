import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import type { ConfirmView } from './serverTariffView';
import { TariffComparison } from './TariffComparison';

/** Step 2: what will happen and what changes, before anything does (§2, D18). */
export function ConfirmBody({ view }: { view: ConfirmView }) {
  const { t } = useI18n();
  const { server, current, next, quote, keepsDisk } = view;
  const isDowngrade = quote.difference < 0;
  return (
    <>
      <Callout tone="warning">{t('serverTariff.reboot')}</Callout>
      {(isDowngrade || keepsDisk) && (
        <Callout tone="info">
          {isDowngrade && <p>{t('serverTariff.downgrade')}</p>}
          {keepsDisk && next.specs && (
            <p>{t('serverTariff.keepsDisk', { size: t('pricing.spec.storage', next.specs.storage) })}</p>
          )}
        </Callout>
      )}
      <TariffComparison server={server} current={current} next={next} nextMonthly={quote.nextMonthly} />
    </>
  );
}
