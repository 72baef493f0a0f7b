import { fn } from 'storybook/test';
import { passwordFields } from '@/domain/profile/passwordChange';
import { profileFields, type Profile, type ProfileDraft } from '@/domain/profile/profile';
import { makeOrganizationProfile, makeProfile } from '@/sample-data/profile';
import {
  initialProfileState,
  profileReducer,
  type ProfileAction,
  type ProfileFormDraft,
  type SaveRefusal,
} from '@/screens/profile/ProfileScreen/profileState';
import type { ProfileActions, SignOutEverywhere } from '@/screens/profile/ProfileScreen/profileTypes';
import { judge, toProfileView } from '@/screens/profile/ProfileScreen/toProfileView';

const today = '2026-11-21';

interface ProfileChanges {
  saved?: Profile;
  /** What an earlier visit left unsaved. */
  stored?: Partial<ProfileDraft>;
  /** OK was pressed, and found what is wrong. */
  isRefused?: boolean;
  /** What has happened since. */
  actions?: readonly ProfileAction[];
  signOutEverywhere?: SignOutEverywhere;
}

/** The form over a saved profile with these fields typed and left, as the app shows it. */
export function makeProfileView(
  typed: Partial<ProfileFormDraft> = {},
  {
    saved = makeProfile(),
    stored = {},
    isRefused = false,
    actions = [],
    signOutEverywhere = 'idle',
  }: ProfileChanges = {},
) {
  const left = [...profileFields, ...passwordFields].filter((field) => field in typed);
  const filled = [
    { type: 'changed', patch: typed } as const,
    ...left.map((field) => ({ type: 'left', field }) as const),
  ].reduce(profileReducer, initialProfileState(saved, stored));
  const fields = isRefused ? judge(filled, today).faults : [];
  const opened = isRefused ? profileReducer(filled, { type: 'refused', fields }) : filled;
  return toProfileView(actions.reduce(profileReducer, opened), today, '', signOutEverywhere);
}

/** Every callback of the form, watched. */
export function makeProfileActions() {
  return {
    onDraftChange: fn(),
    onPhoneType: fn(),
    onPasswordChange: fn(),
    onPasswordShownChange: fn(),
    onFieldLeave: fn(),
    onSignOutEverywhere: fn(),
    onSignOutConfirm: fn(),
    onSignOutDismiss: fn(),
    onSectionToggle: fn(),
    onPreviewToggle: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onSignIn: fn(),
  } satisfies ProfileActions;
}

/** OK failed: for these values, or by no field's fault. */
export const failed = (failure: SaveRefusal['failure'], changes: Partial<SaveRefusal> = {}) => {
  const refusal = { rejected: [], isPasswordChanged: false, failure, ...changes };
  return { type: 'failed', failure: refusal, rejected: refusal.rejected } as const;
};

const long = 'Государственное бюджетное учреждение дополнительного профессионального образования ';

/** An organization with long texts in every field. */
export const longProfile = makeOrganizationProfile({
  email: `konstantin.${'konstantinopolsky.'.repeat(5)}@very-long-domain.example`,
  profileEmail: `konstantin.${'konstantinopolsky.'.repeat(5)}@very-long-domain.example`,
  organization: long.repeat(2).trim(),
  fullName: 'Константинопольский-'.repeat(9),
  contactPerson: 'W'.repeat(200),
  registrationAddress: 'ул. Героев Панфиловцев-Краснознамёнцев, '.repeat(4).trim(),
});
