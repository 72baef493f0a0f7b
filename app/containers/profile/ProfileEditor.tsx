import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedProfile } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { useToday } from '@app/reads/useToday';
import { useToast } from '@app/providers/ToastProvider';
import { paths, withQuery } from '@/paths';
import { storedProfile, storeProfile } from '@app/stores/profileDraft';
import { initialProfileState, profileReducer } from '@/screens/profile/ProfileScreen/profileState';
import { toProfileView } from '@/screens/profile/ProfileScreen/toProfileView';
import { useProfileSave } from './useProfileSave';
import { useSignOutEverywhere } from './useSignOutEverywhere';

/** The form after the profile is loaded; it owns the draft. */
export function ProfileEditor({ current }: { current: EditedProfile }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useI18n();
  const [state, dispatch] = useReducer(profileReducer, current, (opened) =>
    initialProfileState(opened, storedProfile(opened.profile)),
  );
  const signOut = useSignOutEverywhere();
  const today = useToday();
  const view = toProfileView(state, today, signOut.status);
  const submit = useProfileSave(state, dispatch);
  const {
    saved,
    form: { draft },
  } = state;

  const pass = useLeaveGuard({ isDirty: view.isDirty });
  const comesBack = useRef(false);

  // Input survives a closed tab and an ended session; leaving by the confirmation discards it.
  useEffect(() => storeProfile(saved, draft), [saved, draft]);
  const forget = useEffectEvent(() => {
    if (!comesBack.current) storeProfile(saved, null);
  });
  useEffect(() => {
    comesBack.current = false;
    return () => forget();
  }, []);

  // Shows a change from another device, unless there is input: then saving reports the conflict.
  const followDevices = useEffectEvent(() => {
    if (!view.isDirty && current.version !== state.version) dispatch({ type: 'saved', current });
  });
  useEffect(() => followDevices(), [current.version]);

  const cancel = () => {
    dispatch({ type: 'cancelled' });
    toast({
      type: 'info',
      title: t('profile.notice.cancelled'),
      message: t('profile.notice.cancelledText'),
      action: { label: t('profile.notice.undo'), onSelect: () => dispatch({ type: 'broughtBack', draft }) },
    });
  };

  return (
    <ProfileScreen
      view={view}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onPhoneType={(text) => dispatch({ type: 'phoneTyped', text })}
      onPasswordChange={(patch) => dispatch({ type: 'passwordTyped', patch })}
      onPasswordShownChange={(field, isShown) => dispatch({ type: 'passwordShown', field, isShown })}
      onFieldBlur={(field) => dispatch({ type: 'left', field })}
      onSignOutEverywhere={signOut.ask}
      onSignOutConfirm={signOut.confirm}
      onSignOutDismiss={signOut.dismiss}
      onSectionToggle={(section, isOpen) => dispatch({ type: 'sectionToggled', section, isOpen })}
      onPreviewToggle={() => dispatch({ type: 'previewToggled' })}
      onSubmit={submit}
      onCancel={cancel}
      onSignIn={() => {
        comesBack.current = true;
        pass(() => navigate(withQuery(paths.login, { returnTo: paths.dashboard.profile })));
      }}
    />
  );
}
