import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import type { ProfileActions } from '@/screens/profile/ProfileScreen/profileTypes';
import { useSessionUser } from '@app/containers/shell/useAccountRefresh';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { ProfileEditor } from './ProfileEditor';
import { ownProfile } from './toProfileView';
import { useProfile } from './useProfile';

const idle: ProfileActions = {
  onDraftChange: () => undefined,
  onPhoneType: () => undefined,
  onPasswordChange: () => undefined,
  onPasswordShownChange: () => undefined,
  onFieldLeave: () => undefined,
  onSectionToggle: () => undefined,
  onPreviewToggle: () => undefined,
  onSubmit: () => undefined,
  onCancel: () => undefined,
  onSignIn: () => undefined,
  onRetry: () => undefined,
};

/** The customer's profile (§2). */
export default function ProfileContainer() {
  const { load, retry } = useProfile();
  const user = useSessionUser();
  if (load.status !== 'ready')
    return (
      <>
        <DocumentTitle of="profile.title" />
        <ProfileScreen {...idle} view={load} onRetry={retry} />
      </>
    );
  const profile = ownProfile(load.profile, user);
  return (
    <>
      <DocumentTitle of="profile.title" />
      <ProfileEditor key={profile.email} profile={profile} />
    </>
  );
}
