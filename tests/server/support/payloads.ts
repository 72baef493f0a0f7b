import type { RegistrationPayload } from '@/domain/auth/payloads';

let count = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `person${count}@example.com`;
}

/** A complete registration, with parts replaced. */
export function makeRegistration(parts: Partial<RegistrationPayload> = {}): RegistrationPayload {
  return {
    email: newEmail(),
    password: 'correct horse battery',
    firstName: 'Ann',
    lastName: 'Lee',
    countryCode: 'RU',
    region: 'RU-MOW',
    agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
    ...parts,
  };
}
