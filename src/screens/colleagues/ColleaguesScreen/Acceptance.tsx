import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import type { AcceptanceView } from './colleaguesView';

/** The invitation whose link was opened. */
export function Acceptance({
  acceptance,
  onAccept,
}: {
  /** Its state. */
  acceptance: AcceptanceView;
  /** Accepts it. */
  onAccept: () => void;
}) {
  const { t } = useI18n();
  if (acceptance.status === 'signIn')
    return (
      <Callout tone="info">
        <p>{t('colleagues.accept.signIn')}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          <Link href={acceptance.loginHref}>{t('colleagues.accept.login')}</Link>
          <Link href={acceptance.registerHref}>{t('colleagues.accept.register')}</Link>
        </p>
      </Callout>
    );
  return (
    <div className="flex flex-col gap-3">
      {acceptance.status === 'failed' && (
        <div role="alert">
          <Callout tone="danger">{t(`colleagues.accept.failed.${acceptance.reason}`)}</Callout>
        </div>
      )}
      <Callout tone="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-160">{t('colleagues.accept.text')}</p>
          <Button intent="primary" isChange pending={acceptance.status === 'pending'} onClick={onAccept}>
            {t('colleagues.accept.submit')}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
