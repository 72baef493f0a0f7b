import { systemAcceptsKeys, toggledKey } from '@/domain/sshKeys/chosenKeys';
import { SshKeyChoice } from '@/screens/sshKeys/SshKeysScreen/SshKeyChoice';
import { useSshKeys } from '@app/reads/pageReads';

interface ReinstallKeysProps {
  /** Name of the system to install. */
  os: string;
  /** Fingerprints of the chosen keys. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Saved keys for a reinstalled system; nothing where none can be installed or none was read. */
export default function ReinstallKeys({ os, chosen, onChange }: ReinstallKeysProps) {
  const { state } = useSshKeys();
  if (!systemAcceptsKeys(os) || state.status !== 'ready') return null;
  return (
    <SshKeyChoice
      keys={state.value}
      chosen={chosen}
      onKeyChange={({ fingerprint }, isChosen) => onChange(toggledKey(chosen, fingerprint, isChosen))}
    />
  );
}
