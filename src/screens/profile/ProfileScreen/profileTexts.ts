import { payerFieldHint, payerFieldLabel, payerProblemText } from '@/components/payerFieldTexts';
import { payerLine } from '@/components/payerLine';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import { toIsoDate } from '@/domain/time/dates';
import { phoneLengths, phoneText } from '@/domain/profile/phone';
import {
  requisiteFields,
  toContractPayer,
  type Profile,
  type ProfileDraft,
  type ProfileField,
  type RequisiteField,
} from '@/domain/profile/profile';
import type { I18n } from '@/i18n/I18nProvider';
import type { ProfileFailure, ShownPasswordProblem, ShownProfileProblem } from './profileTypes';

type Translate = I18n['t'];

function isRequisite(field: ProfileField): field is RequisiteField {
  return requisiteFields.some((each) => each === field);
}

/** Returns the label of a field for this payer. */
export function fieldLabel(field: ProfileField, { payerStatus }: ProfileDraft, t: Translate): string {
  if (isRequisite(field)) return payerFieldLabel(field, payerStatus, t);
  if (field === 'organization') return payerFieldLabel('name', 'organization', t);
  if (field === 'registrationAddress' && payerStatus === 'organization')
    return payerFieldLabel('address', payerStatus, t);
  return t(`profile.field.${field}`);
}

/** Returns the value of a field in words. */
export function fieldValue(
  field: ProfileField,
  draft: ProfileDraft,
  { t, date }: Pick<I18n, 't' | 'date'>,
): string {
  switch (field) {
    case 'phoneCountry':
      return t(`profile.phoneCountry.${draft[field]}`);
    case 'country':
      return t(`profile.country.${draft[field]}`);
    case 'payerStatus':
      return t(`payer.type.${draft[field]}`);
    case 'receiveDocuments':
      return t(`profile.receive.${draft[field]}`);
    case 'phone':
      return phoneText(draft);
    default: {
      const text = draft[field].trim();
      const day = toIsoDate(text);
      return day ? date(day) : text || t('profile.conflict.nothing');
    }
  }
}

/** Returns the hint about the expected value. */
export function fieldHint(
  field: ProfileField,
  { payerStatus, country }: ProfileDraft,
  t: Translate,
): string | undefined {
  if (isRequisite(field)) return payerFieldHint(field, payerStatus, t);
  switch (field) {
    case 'organization':
      return payerFieldHint('name', 'organization', t);
    case 'zip':
    case 'passportNumber':
      return t(`profile.hint.${field}.${country}`);
    case 'contactPerson':
      return t('profile.hint.contactPerson');
    default:
      return undefined;
  }
}

/** Describes a field's problem and its correction. */
export function fieldProblem(problem: ShownProfileProblem, draft: ProfileDraft, t: Translate): string {
  switch (problem) {
    case 'phoneLength':
      return t('profile.problem.phoneLength', { count: phoneLengths[draft.phoneCountry] });
    case 'zip':
    case 'passport':
      return t(`profile.problem.${problem}.${draft.country}`);
    case 'noSuchDay':
    case 'future':
    case 'tooLongAgo':
    case 'issuedTooEarly':
    case 'rejected':
      return t(`profile.problem.${problem}`);
    default:
      return payerProblemText(problem, draft.payerStatus, t);
  }
}

/** Describes the problem of a password field. */
export function passwordProblemText(problem: ShownPasswordProblem, t: Translate): string {
  switch (problem) {
    case 'passwordShort':
      return t('profile.problem.passwordShort', { count: PASSWORD_MIN_LENGTH });
    case 'tooLong':
      return t('profile.problem.passwordLong', { count: PASSWORD_MAX_LENGTH });
    case 'required':
      return t('payer.problem.required');
    case 'passwordCommon':
    case 'passwordsDiffer':
    case 'unchanged':
    case 'wrongPassword':
    case 'unacceptable':
      return t(`profile.problem.${problem}`);
  }
}

const secondsPerMinute = 60;

/** Explains why nothing was saved, with advice. */
export function failureText(failure: ProfileFailure, t: Translate): string {
  if (failure.reason !== 'tooManyTries') return t(`profile.failed.${failure.reason}`);
  const { retryAfterSeconds } = failure;
  return retryAfterSeconds === null
    ? t('profile.failed.tooManyTries')
    : t('profile.failed.tooManyTriesWait', { count: Math.ceil(retryAfterSeconds / secondsPerMinute) });
}

function joined(parts: readonly string[], separator = ', '): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
}

/** Returns the contract's party in one line: a person by passport and address, others by requisites (D20). */
export function partyLine(profile: Profile, { t, date }: Pick<I18n, 't' | 'date'>): string {
  const payer = toContractPayer(profile);
  const line = payerLine(payer, t);
  if (profile.payerStatus !== 'individual') return line;
  const day = (text: string) => {
    const known = toIsoDate(text);
    return known ? date(known) : '';
  };
  const issued = joined([day(profile.dateOfIssue), profile.passportIssuer], ' ');
  const born = day(profile.dateOfBirth);
  return joined([
    line,
    born && t('profile.document.born', { date: born }),
    profile.passportNumber.trim() &&
      t('profile.document.passport', { number: profile.passportNumber.trim() }),
    issued && t('profile.document.issued', { by: issued }),
    payer.address && t('profile.document.registered', { address: payer.address }),
  ]);
}

/** Returns the postal address in one line. */
export function postalLine({ zip, country, city, address }: Profile, t: Translate): string {
  const place = joined([zip, city, address]);
  return place === '' ? '' : joined([t(`profile.country.${country}`), place]);
}
