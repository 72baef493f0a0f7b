import { refusalText, type PortError } from '@/domain/portError';
import { attachmentProblems } from '@/domain/supportAttachments';
import type { TicketProblems } from '@/domain/supportForm';
import type { PickedFile, SupportSubmission } from './supportFormTypes';

/** What a form that sends a message remembers beside its texts. */
export interface SendingState {
  files: readonly { id: string; file: File }[];
  /** Numbers the files: names repeat. */
  fileCount: number;
  /** Fields at fault in the last submit. Each shows its message until its value is right. */
  refused: readonly string[];
  /** Grows with every refusal: focus moves to the fault each time. */
  refusals: number;
  submission: SupportSubmission;
}

export type SendingAction =
  | { type: 'filesAdded'; files: readonly File[] }
  | { type: 'fileRemoved'; id: string }
  | { type: 'refused'; problems: TicketProblems }
  | { type: 'sent' }
  | { type: 'failed'; failure: PortError }
  /** Sent and done, or given up: an empty form. */
  | { type: 'cleared' };

export const initialSendingState: SendingState = {
  files: [],
  fileCount: 0,
  refused: [],
  refusals: 0,
  submission: { status: 'idle' },
};

/** What happens to a form. No refusal and no failure ever loses a file. */
export function sendingReducer(state: SendingState, action: SendingAction): SendingState {
  switch (action.type) {
    case 'filesAdded':
      return {
        ...state,
        files: [
          ...state.files,
          ...action.files.map((file, index) => ({ id: `f${state.fileCount + index}`, file })),
        ],
        fileCount: state.fileCount + action.files.length,
      };
    case 'fileRemoved':
      return { ...state, files: state.files.filter(({ id }) => id !== action.id) };
    case 'refused':
      return {
        ...state,
        refused: Object.keys(action.problems),
        refusals: state.refusals + 1,
        submission: { status: 'idle' },
      };
    case 'sent':
      return { ...state, refused: [], submission: { status: 'pending' } };
    case 'failed':
      return {
        ...state,
        refusals: state.refusals + 1,
        submission: { status: 'failed', reason: reasonOf(action.failure) },
      };
    case 'cleared':
      return initialSendingState;
  }
}

/** §8: the server's `error`, else its status and status text; else that it was out of reach. */
function reasonOf(failure: PortError): { said: string } | 'offline' {
  const said = refusalText(failure);
  return said === null ? 'offline' : { said };
}

/** The files as the form shows them, with what is wrong with each. */
export function toPickedFiles(files: SendingState['files']): readonly PickedFile[] {
  const problems = attachmentProblems(files.map(({ file }) => file));
  return files.map(({ id, file }, index) => ({
    id,
    name: file.name,
    size: file.size,
    problem: problems[index] ?? null,
  }));
}

/** Of the present problems, those the last submit was refused for: a message leaves as soon as it is solved. */
export function shownProblems(problems: TicketProblems, refused: readonly string[]): TicketProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => refused.includes(field)));
}
