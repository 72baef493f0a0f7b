import { toPhoneNumber } from '@/domain/phone';
import {
  emptyPassword,
  passwordFields,
  type PasswordDraft,
  type PasswordField,
  type PasswordRefusal,
} from '@/domain/profile/passwordChange';
import {
  draftOfProfile,
  fieldsOfSection,
  profileFields,
  profileSections,
  type Profile,
  type ProfileDraft,
  type ProfileField,
  type ProfileSection,
} from '@/domain/profile/profile';
import type { ProfileFailure, ProfileSubmission } from './profileTypes';

type AnyField = ProfileField | PasswordField;

/** Everything the form remembers while it is open. */
export interface ProfileState {
  saved: Profile;
  draft: ProfileDraft;
  password: PasswordDraft;
  shownPasswords: Readonly<Record<PasswordField, boolean>>;
  /** Fields that focus has left, or that OK has tried: what is wrong with them is said. */
  checked: readonly AnyField[];
  /** Values that the provider did not take, until they change. */
  rejected: readonly ProfileField[];
  refusedPassword: 'wrongPassword' | 'unacceptable' | null;
  openSections: Readonly<Record<ProfileSection, boolean>>;
  isPreviewOpen: boolean;
  isRestored: boolean;
  submission: ProfileSubmission;
  refusals: number;
}

export type ProfileAction =
  | { type: 'changed'; patch: Partial<ProfileDraft> }
  | { type: 'phoneTyped'; text: string }
  | { type: 'passwordTyped'; patch: Partial<PasswordDraft> }
  | { type: 'passwordShown'; field: PasswordField; isShown: boolean }
  | { type: 'left'; field: AnyField }
  | { type: 'sectionToggled'; section: ProfileSection; isOpen: boolean }
  | { type: 'previewToggled' }
  /** OK found faults by the form's own rules. */
  | { type: 'refused'; fields: readonly AnyField[] }
  | { type: 'cancelled' }
  /** What was cancelled is wanted after all. */
  | { type: 'broughtBack'; draft: ProfileDraft }
  | { type: 'sent' }
  | { type: 'passwordChanged' }
  | { type: 'passwordRefused'; refusal: PasswordRefusal }
  | { type: 'rejected'; fields: readonly ProfileField[] }
  | { type: 'failed'; failure: ProfileFailure; isPasswordChanged: boolean }
  | { type: 'saved'; profile: Profile };

/** The form as it opens: the saved profile, and over it what an earlier visit left unsaved. */
export function initialProfileState(saved: Profile, kept: Partial<ProfileDraft>): ProfileState {
  return {
    saved,
    draft: { ...draftOfProfile(saved), ...kept },
    password: emptyPassword,
    shownPasswords: { currentPassword: false, newPassword: false, confirmation: false },
    checked: Object.keys(kept).length > 0 ? profileFields.filter((field) => field in kept) : [],
    rejected: [],
    refusedPassword: null,
    openSections: { user: true, payer: true, contract: true },
    isPreviewOpen: false,
    isRestored: Object.keys(kept).length > 0,
    submission: { status: 'idle' },
    refusals: 0,
  };
}

/** What happens to the form. Nothing but typing, Cancel and a success changes what is typed. */
export function profileReducer(state: ProfileState, action: ProfileAction): ProfileState {
  // What is on its way is what was confirmed: nothing is typed over it meanwhile.
  const isPending = state.submission.status === 'pending';
  switch (action.type) {
    case 'changed':
      return isPending ? state : withDraft(state, action.patch);
    case 'phoneTyped':
      return isPending ? state : withDraft(state, toPhoneNumber(action.text, state.draft.phoneCountry));
    case 'passwordTyped':
      return isPending
        ? state
        : { ...state, password: { ...state.password, ...action.patch }, refusedPassword: null };
    case 'passwordShown':
      return { ...state, shownPasswords: { ...state.shownPasswords, [action.field]: action.isShown } };
    case 'left':
      // An empty field that focus passes through is not scolded; OK says what must be filled in.
      return valueOf(state, action.field) === '' ? state : withChecked(state, [action.field]);
    case 'sectionToggled':
      return { ...state, openSections: { ...state.openSections, [action.section]: action.isOpen } };
    case 'previewToggled':
      return { ...state, isPreviewOpen: !state.isPreviewOpen };
    case 'refused':
      return atFault(withChecked(state, action.fields), action.fields);
    case 'cancelled':
      return isPending
        ? state
        : { ...initialProfileState(state.saved, {}), openSections: state.openSections };
    case 'broughtBack':
      return isPending ? state : { ...state, draft: action.draft };
    case 'sent':
      return { ...state, submission: { status: 'pending' } };
    case 'passwordChanged':
      return {
        ...state,
        password: emptyPassword,
        checked: state.checked.filter((field) => !isPasswordField(field)),
      };
    case 'passwordRefused':
      return withPasswordRefusal(state, action.refusal);
    case 'rejected':
      return atFault({ ...state, rejected: action.fields }, action.fields);
    case 'failed':
      return {
        ...state,
        submission: {
          status: 'failed',
          failure: action.failure,
          isPasswordChanged: action.isPasswordChanged,
        },
        refusals: state.refusals + 1,
      };
    case 'saved':
      return { ...initialProfileState(action.profile, {}), openSections: state.openSections };
  }
}

function withDraft(state: ProfileState, patch: Partial<ProfileDraft>): ProfileState {
  const { phoneCountry } = patch;
  const draft = { ...state.draft, ...patch };
  return {
    ...state,
    // Another country writes the same digits in its own way.
    draft:
      phoneCountry !== undefined && patch.phone === undefined
        ? { ...draft, phone: toPhoneNumber(state.draft.phone, phoneCountry).phone }
        : draft,
    rejected: state.rejected.filter((field) => !(field in patch)),
  };
}

function isPasswordField(field: AnyField): field is PasswordField {
  return passwordFields.some((each) => each === field);
}

function valueOf({ draft, password }: ProfileState, field: AnyField): string {
  return isPasswordField(field) ? password[field] : draft[field];
}

function withChecked(state: ProfileState, fields: readonly AnyField[]): ProfileState {
  const added = fields.filter((field) => !state.checked.includes(field));
  return added.length === 0 ? state : { ...state, checked: [...state.checked, ...added] };
}

/** Focus goes to the first fault, whose section opens for it. */
function atFault(state: ProfileState, fields: readonly AnyField[]): ProfileState {
  const faulty = profileSections.filter(
    (section) =>
      fieldsOfSection(section, state.draft).some((field) => fields.includes(field)) ||
      (section === 'user' && passwordFields.some((field) => fields.includes(field))),
  );
  const opened = faulty.map((section) => [section, true] as const);
  return {
    ...state,
    openSections: { ...state.openSections, ...Object.fromEntries(opened) },
    submission: { status: 'idle' },
    refusals: state.refusals + 1,
  };
}

function withPasswordRefusal(state: ProfileState, refusal: PasswordRefusal): ProfileState {
  if (refusal.reason === 'wrongPassword' || refusal.reason === 'unacceptable')
    return atFault({ ...state, refusedPassword: refusal.reason }, ['currentPassword']);
  return {
    ...state,
    submission: { status: 'failed', failure: refusal, isPasswordChanged: false },
    refusals: state.refusals + 1,
  };
}
