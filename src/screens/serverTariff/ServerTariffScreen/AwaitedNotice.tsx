import type { Server } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';

/** An earlier change of the tariff that waits for its money: another one takes its place (D28). */
export function AwaitedNotice({ server: { tariff, awaitedTariff } }: { server: Server }) {
  const { t } = useI18n();
  if (awaitedTariff === null) return null;
  return (
    <Callout tone="warning">
      {t('serverTariff.awaited', { from: tariff, to: awaitedTariff })}{' '}
      <Link href={paths.dashboard.paymentsHistory} variant="bare" className="underline underline-offset-3">
        {t('serverTariff.awaited.action')}
      </Link>
    </Callout>
  );
}
