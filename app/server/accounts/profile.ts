import { newProfile, type Profile } from '@/domain/profile/profile';
import type { Caller } from '../routing/caller';
import type { Db } from '../db/database';

export interface VersionedProfile {
  readonly profile: Profile;
  readonly version: string;
}

/** Returns the saved profile, or one made from the registration. The e-mail is always that of the sign-in. */
export async function profileOf(
  db: Db,
  { id, email, firstName, lastName }: Pick<Caller, 'id' | 'email' | 'firstName' | 'lastName'>,
): Promise<VersionedProfile> {
  const { profile, version } = await db
    .selectFrom('customer')
    .select(['profile', 'version'])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  const own = profile ?? newProfile(email, [lastName, firstName].join(' ').trim());
  return { profile: { ...own, email, profileEmail: email }, version: String(version) };
}
