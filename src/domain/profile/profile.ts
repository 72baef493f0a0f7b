import {
  codeFields,
  compactCode,
  emptyPayer,
  type PayerDraft,
  type PayerField,
  type PayerType,
} from '@/domain/payment/payer';
import { phoneText, type PhoneCountry } from '@/domain/profile/phone';

/** Where documents go (§3). */
export const documentWays = ['clientArea', 'email'] as const;
export type DeliveryChannel = (typeof documentWays)[number];

/** Countries of §3: Russian Federation, United States, United Kingdom. */
export const profileCountries = ['RU', 'US', 'GB'] as const;
export type ProfileCountry = (typeof profileCountries)[number];

/** The requisites of D20 that a contract states as well; their rules are the payer's. */
export const requisiteFields = [
  'inn',
  'kpp',
  'ogrn',
  'bik',
  'account',
  'director',
] as const satisfies readonly PayerField[];
export type RequisiteField = (typeof requisiteFields)[number];

/**
 * Text fields of the profile. `passportIssuer` is the organization that issued the passport, `organization` the one
 * that pays.
 */
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
 * Everything that is typed or chosen (§3). The phone stands without its country's code, dates are `YYYY-MM-DD` or
 * empty. A field that does not apply keeps what was typed into it.
 */
export interface ProfileDraft extends Record<ProfileText, string> {
  phoneCountry: PhoneCountry;
  payerStatus: PayerType;
  receiveDocuments: DeliveryChannel;
  country: ProfileCountry;
}

export type ProfileField = keyof ProfileDraft;

/** All fields, whether they apply or not. */
export const profileFields: readonly ProfileField[] = [
  'phoneCountry',
  'payerStatus',
  'receiveDocuments',
  'country',
  ...profileTexts,
];

/** A profile as the provider keeps it: both addresses are read-only (§3, §5). */
export interface Profile extends ProfileDraft {
  email: string;
  profileEmail: string;
}

/** Initial data of a profile form. */
export interface EditedProfile {
  profile: Profile;
  /** Of what was read, as opaque as its backend likes: a change names it, and is refused once it is another. */
  version: string;
}

/** The three sections (§2): User settings, Profile, Contract information. */
export const profileSections = ['user', 'payer', 'contract'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Fields that a contract may ask of its party. */
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

/** The fields of a contract's party, in the order of the screen; Russian codes only for payers from Russia. */
export function partyFieldsOf({ payerStatus, country }: PayerKind): readonly PartyField[] {
  const fields = partyFields[payerStatus];
  return country === 'RU' ? fields : fields.filter((field) => !codeFields.some((code) => code === field));
}

/** The fields of a section that apply, in the order of the screen. */
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

/** Every field that applies, in the order of the screen. */
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

/** The profile of somebody of whom only name and address are known yet. */
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

/** Returns the typed fields of a profile, without the addresses that cannot be changed. */
export function draftOfProfile({
  email: _email,
  profileEmail: _profileEmail,
  ...draft
}: Profile): ProfileDraft {
  return draft;
}

/** The fields that apply and differ from what is saved: what OK would save. */
export function changedProfileFields(saved: ProfileDraft, draft: ProfileDraft): readonly ProfileField[] {
  const tidy = tidied(draft);
  return fieldsOfProfile(draft).filter((field) => saved[field] !== tidy[field]);
}

/** The profile as OK saves it: what applies as it was typed, in good order; what does not apply as it was saved. */
export function profileToSave(saved: Profile, draft: ProfileDraft): Profile {
  const tidy = tidied(draft);
  const applying = fieldsOfProfile(draft).map((field) => [field, tidy[field]] as const);
  return { ...saved, ...Object.fromEntries(applying) };
}

/** Without stray spaces, codes as plain digits and capitals. */
function tidied(draft: ProfileDraft): ProfileDraft {
  const tidy = { ...draft };
  for (const field of profileTexts)
    tidy[field] = codeFields.some((code) => code === field) ? compactCode(draft[field]) : draft[field].trim();
  return tidy;
}

/**
 * Applies the input typed over `before` to the profile saved now. Untouched fields follow the saved profile; nothing
 * typed is lost.
 */
export function rebasedProfileDraft(before: Profile, now: Profile, draft: ProfileDraft): ProfileDraft {
  const typed = profileFields
    .filter((field) => draft[field] !== before[field])
    .map((field) => [field, draft[field]] as const);
  return { ...draftOfProfile(now), ...Object.fromEntries(typed) };
}

/** The party of the contract as a payer: its checks and its line in documents are those of payments (D20). */
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

/** Why the provider did not save it. */
export type ProfileRefusal =
  /** It found fault with these fields, by rules of its own. */
  | { reason: 'fields'; fields: readonly ProfileField[] }
  /** It was changed since it was read, on another device say. `current` is what it is now. */
  | { reason: 'conflict'; current: EditedProfile }
  /** The session is over. */
  | { reason: 'signedOut' };
