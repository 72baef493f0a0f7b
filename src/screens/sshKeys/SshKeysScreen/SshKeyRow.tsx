import { SshKeyFacts } from '@/components/sshKeys/SshKeyFacts';
import type { SshKey } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { TrashIcon } from '@/primitives/icons';
import type { SshKeysScreenProps } from './sshKeysView';

interface SshKeyRowProps extends Pick<SshKeysScreenProps, 'onRemovalAsk'> {
  /** The saved key. */
  sshKey: SshKey;
}

/** A key with its type, fingerprint and date. */
export function SshKeyRow({ sshKey, onRemovalAsk }: SshKeyRowProps) {
  const { t, dateOfMoment } = useI18n();
  const { name, addedAt } = sshKey;
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 border-b border-border py-3 first:pt-0 last:border-0 last:pb-0 @lg:flex-row @lg:items-center @lg:justify-between">
      <SshKeyFacts sshKey={sshKey}>{t('sshKeys.added', { date: dateOfMoment(addedAt) })}</SshKeyFacts>
      <Button
        size="sm"
        className="shrink-0 self-start @lg:self-center"
        icon={<TrashIcon />}
        aria-label={t('sshKeys.remove.of', { name })}
        onClick={() => onRemovalAsk(sshKey)}
      >
        {t('sshKeys.remove')}
      </Button>
    </li>
  );
}
