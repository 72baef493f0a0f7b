import type { EditedServer } from '@/domain/servers/serverSettings';
import { draftOf } from '@/domain/servers/serverSettings';
import { settingsProblems } from '@/domain/servers/serverSettingsRules';

/** Why a name cannot be saved as it is. */
export type NameProblem = 'required' | 'tooLong' | 'control';

/** `renamed`: somebody else renamed the server meanwhile; saving again replaces their name. */
export type RenameSubmission =
  | { readonly status: 'idle' | 'pending' | 'failed' | 'gone' }
  | { readonly status: 'renamed'; readonly name: string };

/** The name of a server as it is being edited. */
export interface RenameDraft {
  readonly name: string;
  readonly problem: NameProblem | null;
  readonly submission: RenameSubmission;
  /** Number of refused submits, for moving focus. */
  readonly refusals: number;
}

export type RenameAction =
  | { type: 'typed'; name: string }
  | { type: 'submitted' }
  | { type: 'invalid'; problem: NameProblem }
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

const isNameProblem = (problem: string | undefined): problem is NameProblem =>
  problem === 'required' || problem === 'tooLong' || problem === 'control';

/** Returns the problem of a name by the rules of the settings; null for a valid or unchanged one. */
export function nameProblemOf(edited: EditedServer, name: string): NameProblem | null {
  const { name: problem } = settingsProblems(edited, { ...draftOf(edited.settings), name });
  return isNameProblem(problem) ? problem : null;
}
