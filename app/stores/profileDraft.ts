import * as v from 'valibot';
import { payerTypes } from '@/domain/payment/payer';
import { phoneCountries } from '@/domain/profile/phone';
import {
  documentWays,
  draftOfProfile,
  profileCountries,
  profileFields,
  profileTexts,
  type Profile,
  type ProfileDraft,
  type ProfileText,
} from '@/domain/profile/profile';
import { sessionDraft } from '@app/device/sessionStore';

/*
 * Unsaved changes of the profile, stored in this tab so that they survive a reload or an expired session: the changed
 * fields and their owner, never passwords. Each field is validated separately, so an invalid one is dropped and the
 * others are kept.
 */

const longestStored = 1000;

const absent = undefined;
const textEntry = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(longestStored))), absent);

const textEntries = Object.fromEntries(profileTexts.map((field) => [field, textEntry])) as Record<
  ProfileText,
  typeof textEntry
>;

const profileDraft = sessionDraft(
  'draft.profile',
  v.object({
    email: v.string(),
    changes: v.object({
      ...textEntries,
      phoneCountry: v.fallback(v.optional(v.picklist(phoneCountries)), absent),
      payerStatus: v.fallback(v.optional(v.picklist(payerTypes)), absent),
      receiveDocuments: v.fallback(v.optional(v.picklist(documentWays)), absent),
      country: v.fallback(v.optional(v.picklist(profileCountries)), absent),
    }),
  }),
);

/** Returns this user's unsaved changes of the profile; other users' are ignored. */
export function storedProfile(saved: Profile): Partial<ProfileDraft> {
  const stored = profileDraft.read();
  if (stored?.email !== saved.email) return {};
  const { changes } = stored;
  const differing = profileFields.filter(
    (field) => changes[field] !== undefined && changes[field] !== saved[field],
  );
  return Object.fromEntries(differing.map((field) => [field, changes[field]]));
}

/** Stores the difference to the saved profile; deletes it if there is none or for `null`. */
export function storeProfile(saved: Profile, draft: ProfileDraft | null): void {
  const from = draftOfProfile(saved);
  const differing = draft ? profileFields.filter((field) => draft[field] !== from[field]) : [];
  profileDraft.write(
    draft && differing.length > 0
      ? { email: saved.email, changes: Object.fromEntries(differing.map((field) => [field, draft[field]])) }
      : null,
  );
}
