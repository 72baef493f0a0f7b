import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import type { ProfileActions } from '@/screens/profile/ProfileScreen/profileTypes';
import { useSessionUser } from '@app/containers/shell/useSessionUser';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useProfile } from '@app/reads/pageReads';
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
  const { state, refresh } = useProfile();
  const user = useSessionUser();
  if (state.status !== 'ready')
    return (
      <>
        <DocumentTitle of="profile.title" />
        <ProfileScreen {...idle} view={state} onRetry={() => void refresh()} />
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
