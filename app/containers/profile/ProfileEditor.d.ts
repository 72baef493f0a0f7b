import type { Profile } from '@/domain/profile/profile';
/** The form once the profile is there: from then on the draft is here. */
export declare function ProfileEditor({ profile }: { profile: Profile }): import('react').JSX.Element;
