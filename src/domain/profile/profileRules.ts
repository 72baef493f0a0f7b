import { toIsoDate, type IsoDate } from '@/domain/time/dates';
import { payerFieldLength, payerProblems, type PayerProblem } from '@/domain/payment/payer';
import { isPhone } from '@/domain/profile/phone';
import { hasInvisible } from '@/domain/values/visibleText';
import {
  fieldsOfProfile,
  requisiteFields,
  toContractPayer,
  type Profile,
  type ProfileCountry,
  type ProfileField,
  type RequisiteField,
} from './profile';

/** Why a field is invalid; each reason has its message. */
export type ProfileProblem =
  | Exclude<PayerProblem, 'email' | 'phone'>
  | 'phoneLength'
  | 'zip'
  | 'passport'
  | 'noSuchDay'
  | 'future'
  | 'tooLongAgo'
  | 'issuedTooEarly';

export type ProfileProblems = Partial<Readonly<Record<ProfileField, ProfileProblem>>>;

/** Required fields (§5); others may be empty, but must be valid if filled in. */
const requiredFields: readonly ProfileField[] = ['fullName', 'contactPerson'];

/** Whether a field is required (§5). */
export function isRequired(field: ProfileField): boolean {
  return requiredFields.includes(field);
}

const zipForms: Readonly<Record<ProfileCountry, RegExp>> = {
  RU: /^\d{6}$/,
  US: /^\d{5}(-\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

/** Passport numbers without spaces: series and number in Russia, nine characters elsewhere. */
const passportForms: Readonly<Record<ProfileCountry, RegExp>> = {
  RU: /^\d{10}$/,
  US: /^[A-Z\d]\d{8}$/i,
  GB: /^\d{9}$/,
};

/** Earliest plausible date of birth. */
const earliestDay: IsoDate = '1900-01-01';

/** Minimum age for a Russian passport. */
const passportAge = 14;

/** Finds the problems of the applicable fields. `today` is in the provider's zone. */
export function profileProblems(profile: Profile, today: IsoDate): ProfileProblems {
  const codes = codeProblems(profile);
  return Object.fromEntries(
    fieldsOfProfile(profile).flatMap((field) => {
      const problem = isRequisite(field) ? codes[field] : problemOf(field, profile, today);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** Returns the empty fields that documents need (the payer's fields, D20). */
export function missingInDocuments(profile: Profile): readonly ProfileField[] {
  const lacking = payerProblems(toContractPayer(profile));
  return fieldsOfProfile(profile).filter((field) => {
    if (isRequisite(field)) return lacking[field] === 'required';
    if (field === 'organization') return profile.organization.trim() === '';
    if (field === 'registrationAddress') return profile.registrationAddress.trim() === '';
    return (
      profile.payerStatus === 'individual' &&
      (field === 'passportNumber' || field === 'fullName') &&
      profile[field].trim() === ''
    );
  });
}

function isRequisite(field: ProfileField): field is RequisiteField {
  return requisiteFields.some((each) => each === field);
}

/** Checks the codes (D20). None is required (§5), except the BIK for an account. */
function codeProblems(profile: Profile): Partial<Record<RequisiteField, ProfileProblem>> {
  const found = payerProblems(toContractPayer(profile));
  return Object.fromEntries(
    requisiteFields.flatMap((field) => {
      const problem = found[field];
      const isLeftOut = problem === 'required' && !(field === 'bik' && profile.account.trim() !== '');
      return problem === undefined || isLeftOut ? [] : [[field, problem]];
    }),
  );
}

function problemOf(field: ProfileField, profile: Profile, today: IsoDate): ProfileProblem | null {
  const text = profile[field].trim();
  if (text === '') return isRequired(field) ? 'required' : null;
  if (text.length > payerFieldLength) return 'tooLong';
  if (hasInvisible(text)) return 'characters';
  const { country } = profile;
  switch (field) {
    case 'phone':
      return isPhone(profile) ? null : 'phoneLength';
    case 'zip':
      return zipForms[country].test(text) ? null : 'zip';
    case 'passportNumber':
      return passportForms[country].test(text.replaceAll(/[\s\u00a0№-]/g, '')) ? null : 'passport';
    case 'dateOfBirth':
      return dayProblem(text, today);
    case 'dateOfIssue':
      return dayProblem(text, today) ?? issueProblem(text, profile);
    default:
      return null;
  }
}

function dayProblem(text: string, today: IsoDate): ProfileProblem | null {
  const day = toIsoDate(text);
  if (day === null) return 'noSuchDay';
  if (day > today) return 'future';
  return day < earliestDay ? 'tooLongAgo' : null;
}

/** A passport cannot be issued before the birth or the minimum age. */
function issueProblem(issued: string, { dateOfBirth, country }: Profile): ProfileProblem | null {
  if (toIsoDate(dateOfBirth) === null) return null;
  const years = country === 'RU' ? passportAge : 0;
  const earliest = `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`;
  return issued < earliest ? 'issuedTooEarly' : null;
}
