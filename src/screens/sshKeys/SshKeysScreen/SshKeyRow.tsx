import { sshKeyKind, type SshKey } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { CopyButton } from '@/primitives/CopyButton';
import { TrashIcon } from '@/primitives/icons';
import type { SshKeysScreenProps } from './sshKeysView';

interface SshKeyRowProps extends Pick<SshKeysScreenProps, 'onRemovalAsk'> {
  /** The saved key. */
  sshKey: SshKey;
}

/** A key with its type, fingerprint and date. */
export function SshKeyRow({ sshKey, onRemovalAsk }: SshKeyRowProps) {
  const { t, dateOfMoment } = useI18n();
  const { name, fingerprint, addedAt } = sshKey;
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 border-b border-border py-3 first:pt-0 last:border-0 last:pb-0 @lg:flex-row @lg:items-center @lg:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</bdi>
          <Badge tone="neutral" size="sm">
            {sshKeyKind(sshKey)}
          </Badge>
        </div>
        <div className="flex min-w-0 items-center gap-1">
          <code className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{fingerprint}</code>
          <CopyButton size="sm" value={fingerprint} label={t('sshKeys.copy', { name })} />
        </div>
        <p className="text-sm text-text-muted">{t('sshKeys.added', { date: dateOfMoment(addedAt) })}</p>
      </div>
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
