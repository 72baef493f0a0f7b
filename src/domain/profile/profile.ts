import {
  codeFields,
  compactCode,
  emptyPayer,
  type PayerDraft,
  type PayerField,
  type PayerType,
} from '@/domain/payment/payer';
import { phoneText, type PhoneCountry } from '@/domain/profile/phone';

/** Delivery channels of documents (§3). */
export const documentWays = ['clientArea', 'email'] as const;
export type DeliveryChannel = (typeof documentWays)[number];

/** Countries of §3: Russian Federation, United States, United Kingdom. */
export const profileCountries = ['RU', 'US', 'GB'] as const;
export type ProfileCountry = (typeof profileCountries)[number];

/** Requisites of D20 that a contract also states; the payer's rules apply. */
export const requisiteFields = [
  'inn',
  'kpp',
  'ogrn',
  'bik',
  'account',
  'director',
] as const satisfies readonly PayerField[];
export type RequisiteField = (typeof requisiteFields)[number];

/** Text fields of the profile. `passportIssuer` issued the passport, `organization` pays. */
export const profileTexts = [
  'fullName',
  'phone',
  'contactPerson',
  'zip',
  'city',
  'address',
  'passportNumber',
  'dateOfIssue',
  'passportIssuer',
  'dateOfBirth',
  'organization',
  'registrationCity',
  'registrationAddress',
  ...requisiteFields,
] as const;
export type ProfileText = (typeof profileTexts)[number];

/**
 * Editable fields (§3). The phone has no country code, dates are `YYYY-MM-DD` or empty. Fields that do not apply keep
 * their input.
 */
export interface ProfileDraft extends Record<ProfileText, string> {
  phoneCountry: PhoneCountry;
  payerStatus: PayerType;
  receiveDocuments: DeliveryChannel;
  country: ProfileCountry;
}

export type ProfileField = keyof ProfileDraft;

/** All fields, including those that do not apply. */
export const profileFields: readonly ProfileField[] = [
  'phoneCountry',
  'payerStatus',
  'receiveDocuments',
  'country',
  ...profileTexts,
];

/** A stored profile: both addresses are read-only (§3, §5). */
export interface Profile extends ProfileDraft {
  email: string;
  profileEmail: string;
}

/** Initial data of a profile form. */
export interface EditedProfile {
  profile: Profile;
  /** Opaque version of the profile that was read; saving against an older version is refused. */
  version: string;
}

/** The three sections (§2): User settings, Profile, Contract information. */
export const profileSections = ['user', 'payer', 'contract'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Fields that a contract may require of its party. */
export type PartyField = Exclude<ProfileText, 'phone'>;

const placeFields: readonly PartyField[] = ['registrationCity', 'registrationAddress'];

/** Fields that a contract needs for each type of payer (§3, D20). */
const partyFields: Readonly<Record<PayerType, readonly PartyField[]>> = {
  individual: ['passportNumber', 'dateOfIssue', 'passportIssuer', 'dateOfBirth', ...placeFields],
  soleProprietor: ['inn', 'ogrn', ...placeFields, 'bik', 'account'],
  organization: ['organization', 'inn', 'kpp', 'ogrn', 'director', ...placeFields, 'bik', 'account'],
};

/** Profile fields that decide which fields apply. */
export type PayerKind = Pick<ProfileDraft, 'payerStatus' | 'country'>;

/** Returns the fields of a contract's party in screen order; Russian codes only for payers from Russia. */
export function partyFieldsOf({ payerStatus, country }: PayerKind): readonly PartyField[] {
  const fields = partyFields[payerStatus];
  return country === 'RU' ? fields : fields.filter((field) => !codeFields.some((code) => code === field));
}

/** Returns the applicable fields of a section in screen order. */
export function fieldsOfSection(section: ProfileSection, kind: PayerKind): readonly ProfileField[] {
  switch (section) {
    case 'user':
      return ['fullName', 'phoneCountry', 'phone'];
    case 'payer':
      return ['payerStatus', 'contactPerson', 'receiveDocuments'];
    case 'contract':
      return ['country', 'zip', 'city', 'address', ...partyFieldsOf(kind)];
  }
}

/** Returns all applicable fields in screen order. */
export function fieldsOfProfile(kind: PayerKind): readonly ProfileField[] {
  return profileSections.flatMap((section) => fieldsOfSection(section, kind));
}

const emptyTexts: Record<ProfileText, string> = {
  fullName: '',
  phone: '',
  contactPerson: '',
  zip: '',
  city: '',
  address: '',
  passportNumber: '',
  dateOfIssue: '',
  passportIssuer: '',
  dateOfBirth: '',
  organization: '',
  registrationCity: '',
  registrationAddress: '',
  inn: '',
  kpp: '',
  ogrn: '',
  bik: '',
  account: '',
  director: '',
};

/** Returns the profile of a person of whom only name and address are known. */
export function newProfile(email: string, fullName: string): Profile {
  return {
    ...emptyTexts,
    fullName,
    contactPerson: fullName,
    email,
    profileEmail: email,
    phoneCountry: 'ru',
    payerStatus: 'individual',
    receiveDocuments: 'clientArea',
    country: 'RU',
  };
}

/** Returns the editable fields of a profile, without the read-only addresses. */
export function draftOfProfile({
  email: _email,
  profileEmail: _profileEmail,
  ...draft
}: Profile): ProfileDraft {
  return draft;
}

/** Returns the applicable fields that differ from the saved ones and would be saved. */
export function changedProfileFields(saved: ProfileDraft, draft: ProfileDraft): readonly ProfileField[] {
  const tidy = tidied(draft);
  return fieldsOfProfile(draft).filter((field) => saved[field] !== tidy[field]);
}

/** Returns the profile to save: applicable fields normalized, other fields unchanged. */
export function profileToSave(saved: Profile, draft: ProfileDraft): Profile {
  const tidy = tidied(draft);
  const applying = fieldsOfProfile(draft).map((field) => [field, tidy[field]] as const);
  return { ...saved, ...Object.fromEntries(applying) };
}

/** Trims texts and normalizes codes to digits and capitals. */
function tidied(draft: ProfileDraft): ProfileDraft {
  const tidy = { ...draft };
  for (const field of profileTexts)
    tidy[field] = codeFields.some((code) => code === field) ? compactCode(draft[field]) : draft[field].trim();
  return tidy;
}

/**
 * Rebases the input over `before` onto the profile saved now. Untouched fields follow the saved profile; no input is
 * lost.
 */
export function rebasedProfileDraft(before: Profile, now: Profile, draft: ProfileDraft): ProfileDraft {
  const typed = profileFields
    .filter((field) => draft[field] !== before[field])
    .map((field) => [field, draft[field]] as const);
  return { ...draftOfProfile(now), ...Object.fromEntries(typed) };
}

/** Converts the party of the contract to a payer; checks and document lines are those of payments (D20). */
export function toContractPayer(profile: Profile): PayerDraft {
  const applying = partyFieldsOf(profile);
  const requisites = requisiteFields.map(
    (field) => [field, applying.includes(field) ? profile[field] : ''] as const,
  );
  return {
    ...emptyPayer,
    ...Object.fromEntries(requisites),
    type: profile.payerStatus,
    name: profile.payerStatus === 'organization' ? profile.organization : profile.fullName,
    email: profile.profileEmail,
    phone: phoneText(profile),
    address: [profile.registrationCity, profile.registrationAddress]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(', '),
  };
}

/** Why the provider refused the save. */
export type ProfileRefusal =
  /** It found problems in these fields by its own rules. */
  | { reason: 'fields'; fields: readonly ProfileField[] }
  /** It changed since it was read, for example on another device. `current` is the new one. */
  | { reason: 'conflict'; current: EditedProfile }
  /** The session has ended. */
  | { reason: 'signedOut' };
