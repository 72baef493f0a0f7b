import { fn } from 'storybook/test';
import { passwordFields } from '@/domain/profile/passwordChange';
import { payerTypes } from '@/domain/payment/payer';
import {
  documentWays,
  profileCountries,
  profileFields,
  profileSections,
  type Profile,
  type ProfileDraft,
} from '@/domain/profile/profile';
import { makeOrganizationProfile, makeProfile, makeProprietorProfile } from '@/sample-data/profile';
import {
  initialProfileState,
  profileReducer,
  type ProfileAction,
  type ProfileFormDraft,
  type SaveRefusal,
} from '@/screens/profile/ProfileScreen/profileState';
import type { ProfileActions, SignOutEverywhere } from '@/screens/profile/ProfileScreen/profileTypes';
import { checkProfileForm, toProfileView } from '@/screens/profile/ProfileScreen/toProfileView';

import { choice, knobs, toggle } from './knobs';

const today = '2026-11-21';

interface ProfileChanges {
  saved?: Profile;
  /** Unsaved values of an earlier visit. */
  stored?: Partial<ProfileDraft>;
  /** Whether OK was pressed and validation failed. */
  isRefused?: boolean;
  /** Actions since the form was opened. */
  actions?: readonly ProfileAction[];
  signOutEverywhere?: SignOutEverywhere;
}

/** Makes the view of the form over a saved profile, with changed fields. */
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
  ].reduce(profileReducer, initialProfileState({ profile: saved, version: '1' }, stored));
  const fields = isRefused ? checkProfileForm(filled, today).faults : [];
  const opened = isRefused ? profileReducer(filled, { type: 'refused', fields }) : filled;
  return toProfileView(actions.reduce(profileReducer, opened), today, signOutEverywhere);
}

/** Makes spies for all callbacks of the form. */
export function makeProfileActions() {
  return {
    onDraftChange: fn(),
    onPhoneType: fn(),
    onPasswordChange: fn(),
    onPasswordShownChange: fn(),
    onFieldBlur: fn(),
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

/** Makes the state after OK failed, for these values or independent of fields. */
export const failed = (failure: SaveRefusal['failure'], changes: Partial<SaveRefusal> = {}) => {
  const refusal = { rejected: [], isPasswordChanged: false, failure, ...changes };
  return { type: 'failed', failure: refusal, rejected: refusal.rejected } as const;
};

const long = 'Государственное бюджетное учреждение дополнительного профессионального образования ';

/** An organization with long texts in all fields. */
export const longProfile = makeOrganizationProfile({
  email: `konstantin.${'konstantinopolsky.'.repeat(5)}@very-long-domain.example`,
  profileEmail: `konstantin.${'konstantinopolsky.'.repeat(5)}@very-long-domain.example`,
  organization: long.repeat(2).trim(),
  fullName: 'Константинопольский-'.repeat(9),
  contactPerson: 'W'.repeat(200),
  registrationAddress: 'ул. Героев Панфиловцев-Краснознамёнцев, '.repeat(4).trim(),
});

const payers = {
  individual: makeProfile,
  soleProprietor: makeProprietorProfile,
  organization: makeOrganizationProfile,
};

/** Knobs for the profile's owner, its initial state, and the current operation. */
export const profileKnobs = knobs(
  {
    payer: choice(payerTypes),
    country: choice(profileCountries),
    documents: choice(documentWays),
    longNames: toggle(),
    isChanged: toggle(),
    areClosed: toggle(),
    isPreviewOpen: toggle(),
    isPending: toggle(),
    isSignedOut: toggle(),
  },
  ({ payer, country, documents, longNames, isChanged, areClosed, isPreviewOpen, isPending, isSignedOut }) => {
    const { email, profileEmail, organization, fullName, contactPerson } = longProfile;
    const long = longNames ? { email, profileEmail, organization, fullName, contactPerson } : {};
    const toggled = profileSections.map(
      (section) => ({ type: 'sectionToggled', section, isOpen: false }) as const,
    );
    return {
      view: makeProfileView(isChanged ? { city: 'Тверь' } : {}, {
        saved: payers[payer]({ country, receiveDocuments: documents, ...long }),
        signOutEverywhere: isSignedOut ? 'unavailable' : 'idle',
        actions: [
          ...(areClosed ? toggled : []),
          ...(isPreviewOpen ? [{ type: 'previewToggled' } as const] : []),
          ...(isPending ? [{ type: 'sent' } as const] : []),
        ],
      }),
    };
  },
);
