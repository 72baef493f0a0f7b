import * as v from 'valibot';
import { COUNTRY_CODES, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/domain/auth/constants';
import { countryRegions } from '@/domain/auth/regions';
import { emptyRegistrationDraft } from '@/domain/auth/registrationRules';
import { sessionDraft } from '@app/device/sessionStore';

const text = (longest: number) => v.fallback(v.pipe(v.string(), v.maxLength(longest)), '');
const tick = v.fallback(v.boolean(), false);

/** Draft of the registration without passwords. Invalid fields are dropped, others are kept. */
export const registrationDraft = sessionDraft(
  'draft.registration',
  v.object({
    firstName: text(NAME_MAX_LENGTH),
    lastName: text(NAME_MAX_LENGTH),
    email: text(EMAIL_MAX_LENGTH),
    countryCode: v.fallback(v.picklist(COUNTRY_CODES), emptyRegistrationDraft.countryCode),
    region: v.fallback(v.picklist([...Object.values(countryRegions).flat(), '']), ''),
    agreements: v.fallback(
      v.object({ userAgreement: tick, serviceTerms: tick, refundPolicy: tick, dataProcessing: tick }),
      emptyRegistrationDraft.agreements,
    ),
  }),
);
