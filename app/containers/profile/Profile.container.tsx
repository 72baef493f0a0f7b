import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import { useSessionUser } from '@app/session/useSessionUser';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useProfile } from '@app/reads/pageReads';
import { ProfileEditor } from './ProfileEditor';
import { ownProfile } from '@/screens/profile/ProfileScreen/toProfileView';

/** The customer's profile (§2). */
export default function ProfileContainer() {
  const { state, refresh } = useProfile();
  const user = useSessionUser();
  if (state.status !== 'ready')
    return (
      <>
        <DocumentTitle of="profile.title" />
        <ProfileScreen view={state} onRetry={() => void refresh()} />
      </>
    );
  const profile = ownProfile(state.value, user);
  return (
    <>
      <DocumentTitle of="profile.title" />
      <ProfileEditor key={profile.email} profile={profile} />
    </>
  );
}
