import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { lazyPart } from '@/primitives/lazyPart';
import { FieldGroup } from './ProfileParts';
import type { ProfilePartProps } from './profileTypes';

/** Loaded on demand: the form itself needs no dialog. */
const AlertDialog = lazyPart(async () => ({
  default: (await import('@/primitives/AlertDialog')).AlertDialog,
}));

/** Button that ends every session of the account, with confirmation; hidden without a session. */
export function SessionsGroup({
  view,
  onSignOutEverywhere,
  onSignOutConfirm,
  onSignOutDismiss,
}: ProfilePartProps) {
  const { t } = useI18n();
  const { signOutEverywhere: status } = view;
  if (status === 'unavailable') return null;
  return (
    <FieldGroup title={t('profile.sessions.title')} hint={t('profile.sessions.hint')}>
      <div>
        <Button onClick={onSignOutEverywhere}>{t('profile.sessions.end')}</Button>
      </div>
      {status !== 'idle' && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && onSignOutDismiss()}
          title={t('profile.sessions.confirmTitle')}
          description={t('profile.sessions.confirmText')}
          confirmLabel={t('profile.sessions.confirm')}
          pending={status === 'pending'}
          onConfirm={onSignOutConfirm}
        />
      )}
    </FieldGroup>
  );
}
