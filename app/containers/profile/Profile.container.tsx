import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import { useSessionUser } from '@app/session/useSessionUser';
import { useProfile } from '@app/reads/pageReads';
import { ProfileEditor } from './ProfileEditor';
import { ownProfile } from '@/screens/profile/ProfileScreen/toProfileView';

/** The customer's profile (§2). */
export default function ProfileContainer() {
  const { state, refresh } = useProfile();
  const user = useSessionUser();
  if (state.status !== 'ready') return <ProfileScreen view={state} onRetry={() => void refresh()} />;
  const profile = ownProfile(state.value.profile, user);
  return <ProfileEditor key={profile.email} current={{ ...state.value, profile }} />;
}
