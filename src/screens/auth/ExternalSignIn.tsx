import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { KeyIcon } from '@/primitives/coreIcons';

export interface ExternalSignInProps {
  status: 'idle' | 'pending';
  /** Name of the identity provider; null if unknown. */
  providerName: string | null;
  onStart: () => void;
}

/** Sign-in through an external identity provider (§2, D13), separated from the form's button. */
export function ExternalSignIn({ status, providerName, onStart }: ExternalSignInProps) {
  const { t } = useI18n();
  return (
    // Hidden by CSS if the server has no provider, even before the app's code has loaded.
    <div className="flex flex-col gap-4 [[data-external=none]_&]:hidden">
      <div className="flex items-center gap-3 text-sm text-text-muted">
        <span className="h-px flex-1 bg-border" />
        {t('auth.external.or')}
        <span className="h-px flex-1 bg-border" />
      </div>
      <Button icon={<KeyIcon />} pending={status === 'pending'} onClick={onStart} className="w-full">
        {status === 'pending'
          ? t('auth.external.pending')
          : providerName === null
            ? t('auth.external.start')
            : t('auth.external.startWith', { provider: providerName })}
      </Button>
    </div>
  );
}
