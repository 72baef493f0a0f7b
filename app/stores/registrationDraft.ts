import * as v from 'valibot';
import { COUNTRY_CODES, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/domain/auth/constants';
import { countryRegions } from '@/domain/auth/regions';
import { emptyRegistrationDraft, type RegistrationDraft } from '@/domain/auth/registrationRules';
import { readSession, writeSession } from '@app/device/sessionStore';

/*
 * What an accidental reload must not lose, stored in this tab only. Passwords are never among it. Each field stands on
 * its own: one that was tampered with is empty again, the others stay.
 */

const key = 'draft.registration';

const text = (longest: number) => v.fallback(v.pipe(v.string(), v.maxLength(longest)), '');
const tick = v.fallback(v.boolean(), false);

const schema = v.object({
  firstName: text(NAME_MAX_LENGTH),
  lastName: text(NAME_MAX_LENGTH),
  email: text(EMAIL_MAX_LENGTH),
  countryCode: v.fallback(v.picklist(COUNTRY_CODES), emptyRegistrationDraft.countryCode),
  region: v.fallback(v.picklist([...Object.values(countryRegions).flat(), '']), ''),
  agreements: v.fallback(
    v.object({ userAgreement: tick, serviceTerms: tick, refundPolicy: tick, dataProcessing: tick }),
    emptyRegistrationDraft.agreements,
  ),
});

/** The registration as it was left in this tab, without passwords; an empty form otherwise. */
export function rememberedRegistration(): RegistrationDraft {
  return { ...emptyRegistrationDraft, ...readSession(key, schema) };
}

/** Keeps the registration for this tab; `null` forgets it. */
export function rememberRegistration(draft: RegistrationDraft | null): void {
  writeSession(key, draft && { ...draft, password: undefined, confirmPassword: undefined });
}
