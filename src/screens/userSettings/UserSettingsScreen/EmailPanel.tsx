import { Panel } from '@/components/Panel';
import { emailBoxes, type EmailChange } from '@/domain/auth/emailChange';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import type { EmailChangeActions } from './emailChange';
import { rowClass } from './rowClass';

interface EmailPanelProps extends Pick<EmailChangeActions, 'onEmailAsk' | 'onEmailCancel'> {
  /** The present address. */
  email: string;
  /** The change that waits for its mailboxes; null for none. */
  change: EmailChange | null;
  /** Whether the change is being withdrawn. */
  isCanceling: boolean;
}

/** The e-mail of the account, and its change that waits. */
export function EmailPanel({ email, change, isCanceling, onEmailAsk, onEmailCancel }: EmailPanelProps) {
  const { t, dateTime } = useI18n();
  return (
    <Panel title={t('accountSecurity.email.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium [overflow-wrap:anywhere]">{email}</p>
          <p className="text-text-muted">{t('accountSecurity.email.text')}</p>
        </div>
        <Button isChange onClick={onEmailAsk}>
          {t(change === null ? 'accountSecurity.email.change' : 'accountSecurity.email.again')}
        </Button>
      </div>
      {change !== null && (
        <section aria-label={t('accountSecurity.email.ask.title')} className="mt-5">
          <h3 className="font-medium [overflow-wrap:anywhere]">
            {t('accountSecurity.email.waiting', { email: change.email })}
          </h3>
          <p className="mb-3 text-text-muted">
            {t('accountSecurity.email.until', { time: dateTime(change.expiresAt) })}
          </p>
          <ul className="mb-3 flex flex-col">
            {emailBoxes.map((box) => {
              const isConfirmed = change.confirmed.includes(box);
              return (
                <li key={box} className={rowClass}>
                  <span>{t(`accountSecurity.email.box.${box}`)}</span>
                  <Badge tone={isConfirmed ? 'success' : 'neutral'} size="sm">
                    {t(isConfirmed ? 'accountSecurity.email.confirmed' : 'accountSecurity.email.unconfirmed')}
                  </Badge>
                </li>
              );
            })}
          </ul>
          <Button size="sm" isChange pending={isCanceling} onClick={onEmailCancel}>
            {t('accountSecurity.email.cancel')}
          </Button>
        </section>
      )}
    </Panel>
  );
}
