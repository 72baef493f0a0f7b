import { useI18n } from '@/i18n/I18nProvider';
import { StatusPage } from '@/patterns/StatusPage';
import { Button, ButtonLink } from '@/primitives/Button';

/** A page whose account was changed in another tab (D22). */
export interface OtherAccountView {
  /** E-mail of the account that the page shows. */
  shown: string;
  /** E-mail of the account that the session is about now. */
  current: string;
  /** Page on which a person switches between accounts. */
  switchHref: string;
}

export interface OtherAccountScreenProps {
  view: OtherAccountView;
  /** Discards the page and goes on with the current account. */
  onEnter: () => void;
}

/** Names both accounts, and keeps the page until one of them is chosen. Nothing of the page is shown. */
export function OtherAccountScreen({ view, onEnter }: OtherAccountScreenProps) {
  const { t } = useI18n();
  const { shown, current, switchHref } = view;
  return (
    <StatusPage
      code="409"
      title={t('otherAccount.title')}
      description={
        <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
          <p>{t('otherAccount.text', { shown, current })}</p>
          <p>{t('otherAccount.return', { shown })}</p>
        </div>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink intent="primary" href={switchHref} target="_blank">
            {t('otherAccount.switch')}
          </ButtonLink>
          <Button onClick={onEnter}>{t('otherAccount.enter')}</Button>
        </div>
      }
    />
  );
}
