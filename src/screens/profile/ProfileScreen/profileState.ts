import { reasonOf } from '@/domain/results/failureReason';
import {
  formReducer,
  formStateOf,
  shownSubmission,
  type FormAction,
  type FormState,
  type SendAction,
} from '@/domain/form/formState';
import type { FailureReason } from '@/domain/results/loaded';
import { toPhoneNumber } from '@/domain/profile/phone';
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
  rebasedProfileDraft,
  type EditedProfile,
  type Profile,
  type ProfileDraft,
  type ProfileField,
  type ProfileRefusal,
  type ProfileSection,
} from '@/domain/profile/profile';
import type { ProfileFailure, ProfileSubmission } from './profileTypes';

type AnyField = ProfileField | PasswordField;

/** Draft of the whole screen. */
export type ProfileFormDraft = ProfileDraft & PasswordDraft;

/** Why saving failed: for these fields, or in general. */
export interface SaveRefusal {
  rejected: readonly AnyField[];
  failure: ProfileFailure | null;
  /** The current profile after a concurrent change. */
  current?: EditedProfile;
  /** Whether the password was changed although the rest failed; it is saved first. */
  isPasswordChanged: boolean;
}

/** State of the open screen. */
export interface ProfileState {
  saved: Profile;
  /** Version that the save is based on. */
  version: string;
  /** The profile that was saved when the form opened; set after a concurrent change. */
  overtaken: Profile | null;
  form: FormState<ProfileFormDraft, SaveRefusal>;
  shownPasswords: Readonly<Record<PasswordField, boolean>>;
  openSections: Readonly<Record<ProfileSection, boolean>>;
  isPreviewOpen: boolean;
  isRestored: boolean;
}

export type ProfileAction =
  | SendAction<SaveRefusal>
  | { type: 'changed'; patch: Partial<ProfileDraft> }
  | { type: 'phoneTyped'; text: string }
  | { type: 'passwordTyped'; patch: Partial<PasswordDraft> }
  | { type: 'passwordShown'; field: PasswordField; isShown: boolean }
  | { type: 'left'; field: AnyField }
  | { type: 'sectionToggled'; section: ProfileSection; isOpen: boolean }
  | { type: 'previewToggled' }
  /** Validation failed. */
  | { type: 'refused'; fields: readonly AnyField[] }
  | { type: 'cancelled' }
  /** Restores cancelled changes. */
  | { type: 'broughtBack'; draft: ProfileDraft }
  | { type: 'passwordChanged' }
  /** A concurrent change was detected. */
  | { type: 'overtaken'; current: EditedProfile }
  | { type: 'saved'; current: EditedProfile };

/** Initial state: the saved profile with restored input. */
export function initialProfileState(
  { profile: saved, version }: EditedProfile,
  stored: Partial<ProfileDraft>,
): ProfileState {
  const initial = { ...draftOfProfile(saved), ...emptyPassword };
  const left = profileFields.filter((field) => field in stored);
  return {
    saved,
    version,
    overtaken: null,
    form: { ...formStateOf(initial, { ...initial, ...stored }), left },
    shownPasswords: { currentPassword: false, newPassword: false, confirmation: false },
    openSections: { user: true, payer: true, contract: true },
    isPreviewOpen: false,
    isRestored: left.length > 0,
  };
}

/** Returns the next state. Only typing, Cancel and a success change the input. */
export function profileReducer(state: ProfileState, action: ProfileAction): ProfileState {
  const { draft, submission } = state.form;
  const follow = (next: FormAction<ProfileFormDraft, SaveRefusal>): ProfileState => ({
    ...state,
    form: formReducer(state.form, next),
  });
  // Input is blocked while it is being sent.
  const change = (patch: Partial<ProfileFormDraft>) =>
    submission.status === 'pending' ? state : follow({ type: 'changed', patch });
  switch (action.type) {
    case 'changed':
      return change(withPhone(draft, action.patch));
    case 'phoneTyped':
      return change(toPhoneNumber(action.text, draft.phoneCountry));
    case 'passwordTyped':
      // Changing one password field revalidates all of them.
      return change({ ...passwordOf(draft), ...action.patch });
    case 'broughtBack':
      return change({ ...action.draft, ...passwordOf(draft) });
    case 'passwordChanged':
      return follow({ type: 'changed', patch: emptyPassword });
    case 'passwordShown':
      return { ...state, shownPasswords: { ...state.shownPasswords, [action.field]: action.isShown } };
    case 'sectionToggled':
      return { ...state, openSections: { ...state.openSections, [action.section]: action.isOpen } };
    case 'previewToggled':
      return { ...state, isPreviewOpen: !state.isPreviewOpen };
    case 'left':
      // An empty field is not reported on blur; only saving reports missing fields.
      return draft[action.field] === '' ? state : follow(action);
    case 'refused':
      return opened(follow(action), action.fields);
    case 'failed':
      return opened(follow(action), action.rejected ?? []);
    case 'cancelled':
      return submission.status === 'pending'
        ? state
        : atRest(state, { profile: state.saved, version: state.version });
    case 'saved':
      return atRest(state, action.current);
    case 'overtaken': {
      const { profile: saved, version } = action.current;
      const rebased = rebasedProfileDraft(state.saved, saved, draft);
      return { ...follow({ type: 'changed', patch: rebased }), saved, version, overtaken: state.saved };
    }
    default:
      return follow(action);
  }
}

function atRest({ openSections }: ProfileState, current: EditedProfile): ProfileState {
  return { ...initialProfileState(current, {}), openSections };
}

/** Another country formats the same digits differently. */
function withPhone(draft: ProfileDraft, patch: Partial<ProfileDraft>): Partial<ProfileDraft> {
  const { phoneCountry, phone } = patch;
  if (phoneCountry === undefined || phone !== undefined) return patch;
  return { ...patch, phone: toPhoneNumber(draft.phone, phoneCountry).phone };
}

/** Focus moves to the first problem, whose section opens. */
function opened(state: ProfileState, fields: readonly string[]): ProfileState {
  const faulty = profileSections.filter(
    (section) =>
      fieldsOfSection(section, state.form.draft).some((field) => fields.includes(field)) ||
      (section === 'user' && passwordFields.some((field) => fields.includes(field))),
  );
  const open = faulty.map((section) => [section, true] as const);
  return { ...state, openSections: { ...state.openSections, ...Object.fromEntries(open) } };
}

/** Returns the typed password fields. */
export function passwordOf({ currentPassword, newPassword, confirmation }: PasswordDraft): PasswordDraft {
  return { currentPassword, newPassword, confirmation };
}

/** Maps a refused password to its field. */
export function passwordRefusal(refusal: PasswordRefusal): SaveRefusal {
  const isPasswordChanged = false;
  switch (refusal.reason) {
    case 'wrongPassword':
      return { rejected: ['currentPassword'], failure: null, isPasswordChanged };
    case 'unacceptable':
      return { rejected: ['newPassword'], failure: null, isPasswordChanged };
    default:
      return { rejected: [], failure: refusal, isPasswordChanged };
  }
}

/** Maps a refused profile to its fields; unforeseen failures only have a `reason`. */
export function profileRefusal(
  refusal: ProfileRefusal | { reason: FailureReason },
  isPasswordChanged: boolean,
): SaveRefusal {
  switch (refusal.reason) {
    case 'fields':
      return { rejected: refusal.fields, failure: null, isPasswordChanged };
    case 'conflict': {
      const { reason, current } = refusal;
      return { rejected: [], failure: { reason }, current, isPasswordChanged };
    }
    default:
      return { rejected: [], failure: refusal, isPasswordChanged };
  }
}

/** State of saving as the screen shows it; field problems are shown at fields. */
export function toProfileSubmission({ form }: ProfileState): ProfileSubmission {
  const submission = shownSubmission(form.submission, (refusal) => {
    const { failure, isPasswordChanged } =
      'rejected' in refusal
        ? refusal
        : { failure: { reason: reasonOf<never>(refusal) }, isPasswordChanged: false };
    return { failure, isPasswordChanged };
  });
  if (submission.status !== 'failed') return submission;
  const { failure, isPasswordChanged } = submission;
  return failure === null ? { status: 'idle' } : { status: 'failed', failure, isPasswordChanged };
}
