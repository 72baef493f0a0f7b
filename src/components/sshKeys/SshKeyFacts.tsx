import type { ReactNode } from 'react';
import { sshKeyKind, type InstalledSshKey } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { CopyButton } from '@/primitives/CopyButton';

interface SshKeyFactsProps {
  /** The public key. */
  sshKey: InstalledSshKey;
  /** Line below the fingerprint. */
  children?: ReactNode;
}

/** Name, type and fingerprint of a key. */
export function SshKeyFacts({ sshKey, children }: SshKeyFactsProps) {
  const { t } = useI18n();
  const { name, fingerprint } = sshKey;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</bdi>
        <Badge tone="neutral" size="sm">
          <span translate="no">{sshKeyKind(sshKey)}</span>
        </Badge>
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <code className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{fingerprint}</code>
        <CopyButton size="sm" value={fingerprint} label={t('sshKeys.copy', { name })} />
      </div>
      {children !== undefined && <p className="text-sm text-text-muted">{children}</p>}
    </div>
  );
}
