import { useId } from 'react';
import { sshKeyKind, type SshKey } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckboxCard } from '@/primitives/CheckboxCard';

export interface SshKeyChoiceProps {
  /** Saved keys of the account. */
  keys: readonly SshKey[];
  /** Fingerprints of the chosen ones. */
  chosen: readonly string[];
  /** A key was chosen or left out. */
  onKeyChange: (key: SshKey, isChosen: boolean) => void;
}

/** Saved keys to install on a new system, and how its owner logs in with or without them. */
export function SshKeyChoice({ keys, chosen, onKeyChange }: SshKeyChoiceProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="@container flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-medium">
        {t('sshKeys.choice')}
      </h3>
      {keys.length > 0 && (
        <div className="grid gap-2 @lg:grid-cols-2">
          {keys.map((key) => (
            <CheckboxCard
              key={key.id}
              title={key.name}
              description={key.fingerprint}
              trailing={sshKeyKind(key)}
              checked={chosen.includes(key.fingerprint)}
              onCheckedChange={(isChosen) => onKeyChange(key, isChosen)}
            />
          ))}
        </div>
      )}
      <output className="text-sm text-text-muted">
        {t(
          chosen.length > 0
            ? 'sshKeys.choice.withKey'
            : keys.length > 0
              ? 'sshKeys.choice.withPassword'
              : 'sshKeys.choice.none',
        )}
      </output>
    </div>
  );
}
