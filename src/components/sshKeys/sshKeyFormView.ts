import { shownProblems, shownSubmission, type FormState } from '@/domain/form/formState';
import { reasonOf } from '@/domain/results/failureReason';
import type { FailureReason } from '@/domain/results/loaded';
import {
  sshKeyDraftProblems,
  type SshKeyDraft,
  type SshKeyDraftProblems,
  type SshKeyRefusal,
} from '@/domain/sshKeys/sshKey';

/** Form that adds a key. */
export interface SshKeyFormView {
  /** Fields as typed. */
  draft: SshKeyDraft;
  /** Problems of fields that were left or refused. */
  problems: SshKeyDraftProblems;
  /** Progress of adding the key. */
  submission:
    | { status: 'idle' }
    | { status: 'pending' }
    | { status: 'failed'; reason: FailureReason | SshKeyRefusal };
  /** Number of failed submits. */
  refusals: number;
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
