import type { FormState } from '@/domain/form/formState';
import type { OrderConfiguration } from '@/domain/order/configuration';
import { numberedHost, orderHostProblem, suggestedHost } from '@/domain/order/orderHost';
import { isWindows, osText } from '@/domain/order/os';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { HostNameProblem } from '@/domain/servers/hostName';
import { acceptsKeys, maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import type { SshKey, SshKeyDraft, SshKeyRefusal } from '@/domain/sshKeys/sshKey';
import { toSshKeyFormView, type SshKeyFormView } from '@/components/sshKeys/sshKeyFormView';

/** Keys that a new system can get. */
export type KeyChoiceView =
  /** Windows has passwords; on an own image the owner installs keys; a backup has its own. */
  | { status: 'unsupported'; system: 'windows' | 'other' | 'backup' }
  | { status: 'error'; reason: FailureReason }
  | {
      status: 'ready';
      keys: readonly SshKey[];
      /** Fingerprints of the chosen saved keys. */
      chosen: readonly string[];
      /** Form that adds a key; null while it is closed. */
      form: SshKeyFormView | null;
      /** Whether the account can have another key. */
      canAdd: boolean;
    };

/** The states of the section. */
export type OrderAccessView =
  | { status: 'loading' }
  | {
      status: 'ready';
      hostName: string;
      /** Shown once the field has lost focus. */
      hostProblem: HostNameProblem | null;
      /** Null once a name is typed. */
      suggestion: string | null;
      /** First and last name of several servers. */
      numbered: { first: string; last: string } | null;
      keys: KeyChoiceView;
    };

export interface OrderAccessProps {
  view: OrderAccessView;
  /** The host name was typed, or the suggestion taken. */
  onHostChange: (hostName: string) => void;
  /** The host field lost focus. */
  onHostLeave: () => void;
  /** A saved key was chosen or left out. */
  onKeyChange: (key: SshKey, isChosen: boolean) => void;
  /** Opens or closes the form that adds a key. */
  onFormToggle: () => void;
  /** Input of the form that adds a key. */
  onDraftChange: (patch: Partial<SshKeyDraft>) => void;
  /** Submits the form that adds a key. */
  onKeyAdd: () => void;
  /** Loads the keys again. */
  onRetry: () => void;
}

/** Sources of the view. */
export interface OrderAccessSources {
  plan: string;
  configuration: OrderConfiguration;
  /** Whether the host field has lost focus. */
  isHostLeft: boolean;
  keys: Loaded<readonly SshKey[]>;
  form: FormState<SshKeyDraft, SshKeyRefusal>;
  isFormOpen: boolean;
}

function toKeyChoice({
  configuration,
  keys,
  form,
  isFormOpen,
}: OrderAccessSources): KeyChoiceView | { status: 'loading' } {
  const { os, sshKeys, fromBackup } = configuration;
  if (fromBackup) return { status: 'unsupported', system: 'backup' };
  if (!acceptsKeys(os))
    return { status: 'unsupported', system: os && isWindows(osText(os)) ? 'windows' : 'other' };
  if (keys.status !== 'ready') return keys;
  const canAdd = keys.value.length < maxSshKeys;
  return {
    status: 'ready',
    keys: keys.value,
    chosen: sshKeys.filter((chosen) => keys.value.some(({ fingerprint }) => fingerprint === chosen)),
    form: isFormOpen && canAdd ? toSshKeyFormView(form) : null,
    canAdd,
  };
}

/** Makes the view of the section. */
export function toOrderAccessView(sources: OrderAccessSources): OrderAccessView {
  // The section's messages are loaded with the keys.
  if (sources.keys.status === 'loading') return { status: 'loading' };
  const choice = toKeyChoice(sources);
  if (choice.status === 'loading') return choice;
  const { plan, configuration, isHostLeft } = sources;
  const { hostName, count, os } = configuration;
  const problem = orderHostProblem(hostName, count);
  const isNumbered = count > 1 && hostName.trim() !== '' && problem === null;
  return {
    status: 'ready',
    hostName,
    hostProblem: isHostLeft ? problem : null,
    suggestion: hostName === '' ? suggestedHost(plan, os) : null,
    numbered: isNumbered
      ? { first: numberedHost(hostName.trim(), 1), last: numberedHost(hostName.trim(), count) }
      : null,
    keys: choice,
  };
}
