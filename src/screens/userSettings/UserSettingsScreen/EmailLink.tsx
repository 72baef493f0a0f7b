import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import type { EmailChangeActions, EmailLinkView } from './emailChange';

interface EmailLinkProps extends Pick<EmailChangeActions, 'onEmailConfirm' | 'onEmailContinue'> {
  /** Its state. */
  link: EmailLinkView;
}

/** The opened link that confirms one mailbox of a change of e-mail. */
export function EmailLink({ link, onEmailConfirm, onEmailContinue }: EmailLinkProps) {
  const { t } = useI18n();
  switch (link.status) {
    case 'none':
      return null;
    case 'signIn':
      return (
        <Callout tone="info">
          <p>{t('accountSecurity.email.link.signIn')}</p>
          <p className="mt-2">
            <Link href={link.loginHref}>{t('accountSecurity.email.link.login')}</Link>
          </p>
        </Callout>
      );
    case 'waiting':
      return (
        <div role="status">
          <Callout tone="success">{t('accountSecurity.email.link.waiting')}</Callout>
        </div>
      );
    case 'changed':
      return (
        <div role="status">
          <Callout tone="success">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>{t('accountSecurity.email.link.changed')}</p>
              <Button onClick={onEmailContinue}>{t('accountSecurity.email.link.continue')}</Button>
            </div>
          </Callout>
        </div>
      );
    default:
      return (
        <div className="flex flex-col gap-3">
          {link.status === 'failed' && (
            <div role="alert">
              <Callout tone="danger">{problemOf(link.reason, t)}</Callout>
            </div>
          )}
          <Callout tone="info">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">{t('accountSecurity.email.link.title')}</p>
                <p>{t('accountSecurity.email.link.text')}</p>
              </div>
              <Button intent="primary" isChange pending={link.status === 'pending'} onClick={onEmailConfirm}>
                {t('accountSecurity.email.link.submit')}
              </Button>
            </div>
          </Callout>
        </div>
      );
  }
}

function problemOf(
  reason: Extract<EmailLinkView, { status: 'failed' }>['reason'],
  t: ReturnType<typeof useI18n>['t'],
): string {
  switch (reason) {
    case 'offline':
    case 'unexpected':
      return t(`common.error.${reason}`);
    case 'demonstration':
      return t('accountSecurity.factor.demonstration');
    default:
      return t(`accountSecurity.problem.${reason}`);
  }
}
