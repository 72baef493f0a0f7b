import type { ServerNameProblem } from '@/domain/servers/serverName';

/** `renamed`: somebody else renamed the server meanwhile; saving again replaces their name. */
export type RenameSubmission =
  | { readonly status: 'idle' | 'pending' | 'failed' | 'gone' }
  | { readonly status: 'renamed'; readonly name: string };

/** The name of a server as it is being edited. */
export interface RenameDraft {
  readonly name: string;
  readonly problem: ServerNameProblem | null;
  readonly submission: RenameSubmission;
  /** Number of refused submits, for moving focus. */
  readonly refusals: number;
}

export type RenameAction =
  | { type: 'typed'; name: string }
  | { type: 'submitted' }
  | { type: 'invalid'; problem: ServerNameProblem }
  | { type: 'refused'; submission: RenameSubmission };

/** The unchanged name. */
export function newRename(name: string): RenameDraft {
  return { name, problem: null, submission: { status: 'idle' }, refusals: 0 };
}

export function renameReducer(state: RenameDraft, action: RenameAction): RenameDraft {
  switch (action.type) {
    case 'typed':
      return { ...state, name: action.name, problem: null, submission: { status: 'idle' } };
    case 'submitted':
      return { ...state, submission: { status: 'pending' } };
    case 'invalid':
      return { ...state, problem: action.problem, refusals: state.refusals + 1 };
    case 'refused':
      return { ...state, submission: action.submission, refusals: state.refusals + 1 };
  }
}
