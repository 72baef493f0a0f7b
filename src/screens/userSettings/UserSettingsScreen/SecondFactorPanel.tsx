import { Panel } from '@/components/Panel';
import { FEW_RECOVERY_CODES, type AccountProtection } from '@/domain/auth/accountProtection';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { rowClass } from './rowClass';
import type { SecondFactorActions } from './secondFactorOverlay';

interface SecondFactorPanelProps extends Pick<SecondFactorActions, 'onFactorAsk' | 'onBrowserForget'> {
  protection: AccountProtection;
  /** Id of the browser that is being forgotten; null for none. */
  forgetting: number | null;
}

/** The second factor of the account, its recovery codes and its trusted browsers. */
export function SecondFactorPanel({
  protection: { secondFactor, isRequired, trustedBrowsers },
  forgetting,
  onFactorAsk,
  onBrowserForget,
}: SecondFactorPanelProps) {
  const { t, dateOfMoment } = useI18n();
  if (secondFactor === null)
    return (
      <Panel
        title={t('accountSecurity.factor.title')}
        aside={<Badge tone="neutral">{t('accountSecurity.factor.off')}</Badge>}
      >
        {isRequired && (
          <div className="mb-3">
            <Callout tone="warning">{t('accountSecurity.factor.required')}</Callout>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-text-muted">{t('accountSecurity.factor.why')}</p>
          <Button intent="primary" isChange onClick={() => onFactorAsk('start')}>
            {t('accountSecurity.factor.turnOn')}
          </Button>
        </div>
      </Panel>
    );
  const { since, codesLeft } = secondFactor;
  const isFew = codesLeft < FEW_RECOVERY_CODES;
  return (
    <Panel
      title={t('accountSecurity.factor.title')}
      aside={<Badge tone="success">{t('accountSecurity.factor.on')}</Badge>}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p>{t('accountSecurity.factor.since', { date: dateOfMoment(since) })}</p>
          {!isFew && (
            <p className="text-text-muted">{t('accountSecurity.factor.codesLeft', { count: codesLeft })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button isChange onClick={() => onFactorAsk('renew')}>
            {t('accountSecurity.factor.renew')}
          </Button>
          <Button isChange onClick={() => onFactorAsk('end')}>
            {t('accountSecurity.factor.turnOff')}
          </Button>
        </div>
      </div>
      {isFew && (
        <div className="mt-3">
          <Callout tone="warning">
            <p className="font-medium">{t('accountSecurity.factor.codesLeft', { count: codesLeft })}</p>
            <p>{t('accountSecurity.factor.few')}</p>
          </Callout>
        </div>
      )}
      {trustedBrowsers.length > 0 && (
        <section aria-label={t('accountSecurity.trusted.title')} className="mt-5">
          <h3 className="font-medium">{t('accountSecurity.trusted.title')}</h3>
          <p className="mb-3 text-text-muted">{t('accountSecurity.trusted.text')}</p>
          <ul className="flex flex-col">
            {trustedBrowsers.map(({ id, expiresAt, ...browser }) => {
              const device = browser.device ?? t('accountSecurity.unknownDevice');
              const date = dateOfMoment(expiresAt);
              return (
                <li key={id} className={rowClass}>
                  <div className="min-w-0 flex-1 basis-52">
                    <p className="font-medium [overflow-wrap:anywhere]">{device}</p>
                    <p className="text-sm text-text-muted">{t('accountSecurity.trusted.until', { date })}</p>
                  </div>
                  <Button
                    size="sm"
                    pending={forgetting === id}
                    aria-label={t('accountSecurity.trusted.forgetNamed', { device, date })}
                    onClick={() => onBrowserForget(id)}
                  >
                    {t('accountSecurity.trusted.forget')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </Panel>
  );
}
