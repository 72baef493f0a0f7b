import { Panel } from '@/components/Panel';
import { SshKeyFacts } from '@/components/sshKeys/SshKeyFacts';
import type { Loaded } from '@/domain/results/loaded';
import type { ServerSshKey } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { UnreadyPart } from './UnreadyPart';

export interface ServerSshKeysProps {
  /** Keys that were put on the server, as loaded so far; null if they are unknown. */
  view: Loaded<readonly ServerSshKey[] | null>;
  /** Loads them again. */
  onRetry: () => void;
}

/** SSH keys that were put on a server when its system was installed. */
export default function ServerSshKeys({ view, onRetry }: ServerSshKeysProps) {
  const { t } = useI18n();
  if (view.status !== 'ready') return <UnreadyPart load={view} height="h-40" onRetry={onRetry} />;
  const keys = view.value;
  const about = keys === null ? 'unknown' : keys.length === 0 ? 'none' : 'about';
  return (
    <Panel title={t('sshKeys.server')}>
      <p className="max-w-prose text-text-muted">{t(`sshKeys.server.${about}`)}</p>
      {keys !== null && keys.length > 0 && (
        <ul aria-label={t('sshKeys.server')} className="mt-4 flex flex-col">
          {keys.map((key) => (
            <li
              key={key.fingerprint}
              className="border-b border-border py-3 first:pt-0 last:border-0 last:pb-0"
            >
              <SshKeyFacts sshKey={key}>{key.isSaved ? undefined : t('sshKeys.server.removed')}</SshKeyFacts>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
