import {
  draftOf,
  type EditableServer,
  type NewPasswords,
  type SaveRefusal,
  type SettingsDraft,
  type SettingsField,
} from '@/domain/serverSettings';

export type PasswordFieldName = keyof NewPasswords;

/** Why the last attempt failed. */
export type SaveFailure = SaveRefusal | 'offline' | 'unexpected';

export type SaveSubmission =
  { status: 'idle' } | { status: 'pending' } | { status: 'failed'; reason: SaveFailure };

/** Everything the form remembers while it is open. */
export interface EditState {
  draft: SettingsDraft;
  /** Fields that focus has left: what is wrong with them is said. */
  left: readonly SettingsField[];
  shownPasswords: Readonly<Record<PasswordFieldName, boolean>>;
  isSummaryOpen: boolean;
  submission: SaveSubmission;
  refusals: number;
  /** What was typed into the question of a reinstall; null while it is not asked. */
  confirmation: string | null;
}

export type EditAction =
  | { type: 'changed'; patch: Partial<SettingsDraft> }
  | { type: 'left'; field: SettingsField }
  | { type: 'passwordShown'; field: PasswordFieldName; isShown: boolean }
  | { type: 'passwordMade'; field: PasswordFieldName; password: string }
  | { type: 'summaryToggled' }
  | { type: 'questionAsked' }
  | { type: 'confirmationTyped'; typed: string }
  | { type: 'questionClosed' }
  | { type: 'saveStarted' }
  | { type: 'saveFailed'; reason: SaveFailure };

/** Which field the provider refused. */
const refusedFields: Partial<Readonly<Record<SaveFailure, SettingsField>>> = {
  domainTaken: 'domain',
  addressTaken: 'ip',
};

function refusedField(submission: SaveSubmission): SettingsField | null {
  return submission.status === 'failed' ? (refusedFields[submission.reason] ?? null) : null;
}

export function initialEditState({ settings }: EditableServer): EditState {
  return {
    draft: draftOf(settings),
    left: [],
    shownPasswords: { password: false, userPassword: false },
    isSummaryOpen: false,
    submission: { status: 'idle' },
    refusals: 0,
    confirmation: null,
  };
}

/** The draft changes only by hand: no refusal and no failure ever loses any of it. */
export function editReducer(state: EditState, action: EditAction): EditState {
  // What is on its way to the provider is what was confirmed: nothing is typed over it meanwhile.
  const isPending = state.submission.status === 'pending';
  switch (action.type) {
    case 'changed':
      return isPending ? state : withChange(state, action.patch);
    case 'passwordMade':
      return isPending
        ? state
        : {
            ...withChange(state, { [action.field]: action.password }),
            shownPasswords: { ...state.shownPasswords, [action.field]: true },
          };
    case 'left':
      return state.left.includes(action.field) ? state : { ...state, left: [...state.left, action.field] };
    case 'passwordShown':
      return { ...state, shownPasswords: { ...state.shownPasswords, [action.field]: action.isShown } };
    case 'summaryToggled':
      return { ...state, isSummaryOpen: !state.isSummaryOpen };
    case 'questionAsked':
      return { ...state, confirmation: '', submission: { status: 'idle' } };
    case 'confirmationTyped':
      return state.confirmation === null || isPending ? state : { ...state, confirmation: action.typed };
    case 'questionClosed':
      return { ...state, confirmation: null };
    case 'saveStarted':
      return { ...state, submission: { status: 'pending' } };
    case 'saveFailed': {
      const submission = { status: 'failed', reason: action.reason } as const;
      return {
        ...state,
        submission,
        confirmation: null,
        refusals: refusedField(submission) === null ? state.refusals : state.refusals + 1,
      };
    }
  }
}

function withChange(state: EditState, patch: Partial<SettingsDraft>): EditState {
  const refused = refusedField(state.submission);
  return {
    ...state,
    draft: { ...state.draft, ...patch },
    // What was refused is answered by another value.
    submission: refused !== null && refused in patch ? { status: 'idle' } : state.submission,
  };
}
