import { shownProblems, shownSubmission, type FormState } from '@/domain/form/formState';
import type { Question } from '@/domain/form/question';
import { reasonOf } from '@/domain/results/failureReason';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import {
  sshKeyDraftProblems,
  type SshKey,
  type SshKeyDraft,
  type SshKeyDraftProblems,
  type SshKeyRefusal,
} from '@/domain/sshKeys/sshKey';

/** Confirmation of a removal, with its result. */
export type SshKeyRemoval = Question<{ key: SshKey }, 'demonstration'>;

/** Form that adds a key. */
export interface SshKeyFormView {
  draft: SshKeyDraft;
  /** Problems of fields that were left or refused. */
  problems: SshKeyDraftProblems;
  submission:
    | { status: 'idle' }
    | { status: 'pending' }
    | { status: 'failed'; reason: FailureReason | SshKeyRefusal };
  /** Number of failed submits. */
  refusals: number;
}

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

/** Makes the view of the form that adds a key. */
export function toSshKeyFormView(form: FormState<SshKeyDraft, SshKeyRefusal>): SshKeyFormView {
  const { draft, submission, refusals } = form;
  return {
    draft,
    problems: shownProblems(sshKeyDraftProblems(draft), form),
    submission: shownSubmission(submission, (failure) => ({ reason: reasonOf<SshKeyRefusal>(failure) })),
    refusals,
  };
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
