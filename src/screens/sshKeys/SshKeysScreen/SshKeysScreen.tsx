import { FormSection } from '@/components/FormSection';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { Callout } from '@/primitives/Callout';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import { SshKeyForm } from './SshKeyForm';
import { SshKeyRow } from './SshKeyRow';
import type { SshKeysScreenProps } from './sshKeysView';

// Loaded on click.
const SshKeyRemovalDialog = lazyPart(() => import('./SshKeyRemovalDialog'));

/** Part of the settings with the account's public SSH keys: list, add and remove. */
export function SshKeysScreen(props: SshKeysScreenProps) {
  return (
    <div className="flex max-w-192 flex-col gap-5">
      <SshKeysBody {...props} />
    </div>
  );
}

function SshKeysBody({ view, ...actions }: SshKeysScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <>
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </>
      );
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />;
    case 'ready':
      return (
        <>
          <FormSection title={t('sshKeys.list.title')} spacing="close">
            <p className="text-text-muted">
              {t(view.keys.length === 0 ? 'sshKeys.list.empty' : 'sshKeys.list.text')}
            </p>
            {view.keys.length > 0 && (
              <ul className="flex flex-col">
                {view.keys.map((key) => (
                  <SshKeyRow key={key.id} sshKey={key} onRemovalAsk={actions.onRemovalAsk} />
                ))}
              </ul>
            )}
          </FormSection>
          {view.form ? (
            <FormSection title={t('sshKeys.form.title')}>
              <SshKeyForm {...view.form} onDraftChange={actions.onDraftChange} onSubmit={actions.onSubmit} />
            </FormSection>
          ) : (
            <Callout tone="info">{t('sshKeys.full', { max: maxSshKeys })}</Callout>
          )}
          {view.removal && <SshKeyRemovalDialog {...actions} removal={view.removal} />}
        </>
      );
  }
}
