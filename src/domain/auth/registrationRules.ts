import * as v from 'valibot';
import type { COUNTRY_CODES } from './constants';
import { emailProblem, nameProblem, onlyProblems, type FieldProblem, type Problems } from './fieldRules';
import { confirmationProblem, newPasswordProblem } from './passwordRules';
import {
  hasAllAgreements,
  registrationPayloadSchema,
  type Agreements,
  type RegistrationPayload,
} from './payloads';
import { isRegionOf, type Region } from './regions';

export type CountryCode = (typeof COUNTRY_CODES)[number];

/** The registration form as typed (§2). */
export interface RegistrationDraft {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  countryCode: CountryCode;
  /** An empty string until a region is chosen. */
  region: Region | '';
  agreements: Agreements;
}

/** Initial form: United States, no region, no agreements (§2). */
export const emptyRegistrationDraft: RegistrationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  countryCode: 'US',
  region: '',
  agreements: { userAgreement: false, serviceTerms: false, refundPolicy: false, dataProcessing: false },
};

/** Checks every rule of §5 for registration; an empty object means valid. */
export function registrationProblems(draft: RegistrationDraft): Problems<RegistrationDraft> {
  return onlyProblems<RegistrationDraft>({
    firstName: nameProblem(draft.firstName),
    lastName: nameProblem(draft.lastName),
    email: emailProblem(draft.email),
    password: passwordProblem(draft),
    confirmPassword: repeatProblem(draft),
    region: isRegionOf(draft.countryCode, draft.region) ? null : 'auth.problem.choose',
    agreements: hasAllAgreements(draft.agreements) ? null : 'auth.problem.agreements',
  });
}

/**
 * Returns the payload (§7); null while a rule of §5 is broken. The password is sent unchanged, including trailing
 * spaces.
 */
export function toRegistrationPayload(draft: RegistrationDraft): RegistrationPayload | null {
  if (Object.keys(registrationProblems(draft)).length > 0) return null;
  const parsed = v.safeParse(registrationPayloadSchema, draft);
  return parsed.success ? parsed.output : null;
}

/** Checks all documents except the personal-data consent, which needs its own click (D23). */
export function withDocumentsAccepted(agreements: Agreements): Agreements {
  return { ...agreements, userAgreement: true, serviceTerms: true, refundPolicy: true };
}

/** Returns the words of the form that an attacker would try first as the password. */
export function ownWords({
  email,
  firstName,
  lastName,
}: Pick<RegistrationDraft, 'email' | 'firstName' | 'lastName'>): readonly string[] {
  return [...email.split('@'), firstName, lastName].map((word) => word.trim());
}

function passwordProblem(draft: RegistrationDraft): FieldProblem | null {
  const problem = newPasswordProblem(draft.password, ownWords(draft));
  return problem && `auth.problem.${problem}`;
}

function repeatProblem({ password, confirmPassword }: RegistrationDraft): FieldProblem | null {
  const problem = confirmationProblem(password, confirmPassword);
  return problem && `auth.problem.${problem}`;
}
