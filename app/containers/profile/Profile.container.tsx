import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import type { ProfileActions } from '@/screens/profile/ProfileScreen/profileTypes';
import { useLoaded } from '@app/containers/loading/useLoaded';
import { useSessionUser } from '@app/containers/shell/useAccountRefresh';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { ProfileEditor } from './ProfileEditor';
import { ownProfile } from '@/screens/profile/ProfileScreen/toProfileView';

const idle: ProfileActions = {
  onDraftChange: () => undefined,
  onPhoneType: () => undefined,
  onPasswordChange: () => undefined,
  onPasswordShownChange: () => undefined,
  onFieldLeave: () => undefined,
  onSignOutEverywhere: () => undefined,
  onSignOutConfirm: () => undefined,
  onSignOutDismiss: () => undefined,
  onSectionToggle: () => undefined,
  onPreviewToggle: () => undefined,
  onSubmit: () => undefined,
  onCancel: () => undefined,
  onSignIn: () => undefined,
  onRetry: () => undefined,
};

/** The customer's profile (§2). */
export default function ProfileContainer() {
  const { account } = usePorts();
  const { state, retry } = useLoaded('profile-load-failed', account.profile);
  const user = useSessionUser();
  if (state.status !== 'ready')
    return (
      <>
        <DocumentTitle of="profile.title" />
        <ProfileScreen {...idle} view={state} onRetry={retry} />
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
