import { toSshKeyFormView, type SshKeyFormView } from '@/components/sshKeys/sshKeyFormView';
import type { FormState } from '@/domain/form/formState';
import type { Question } from '@/domain/form/question';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import type { SshKey, SshKeyDraft, SshKeyRefusal } from '@/domain/sshKeys/sshKey';

/** Confirmation of a removal, with its result. */
export type SshKeyRemoval = Question<{ key: SshKey }, 'demonstration'>;

/** The states of the screen. */
export type SshKeysView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | {
      status: 'ready';
      keys: readonly SshKey[];
      /** Null if the account has the maximum number of keys. */
      form: SshKeyFormView | null;
      removal: SshKeyRemoval | null;
    };

export interface SshKeysScreenProps {
  view: SshKeysView;
  onDraftChange: (patch: Partial<SshKeyDraft>) => void;
  onSubmit: () => void;
  onRemovalAsk: (key: SshKey) => void;
  onRemovalConfirm: () => void;
  onRemovalClose: () => void;
  onRetry: () => void;
}

/** Sources of the view. */
export interface SshKeysSources {
  keys: Loaded<readonly SshKey[]>;
  form: FormState<SshKeyDraft, SshKeyRefusal>;
  removal: SshKeyRemoval | null;
}

/** Makes the view of the keys. */
export function toSshKeysView({ keys, form, removal }: SshKeysSources): SshKeysView {
  if (keys.status !== 'ready') return keys;
  return {
    status: 'ready',
    keys: keys.value,
    form: keys.value.length >= maxSshKeys ? null : toSshKeyFormView(form),
    removal,
  };
}
