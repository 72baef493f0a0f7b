import { useRef, type Dispatch } from 'react';
import type { Profile } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import type { ProfileFailure } from '@/screens/profile/ProfileScreen/profileTypes';
import { failureReason } from '@app/ports/toPortError';
import { useIsHere } from '@app/calls/useIsHere';
import { today } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useSessionUser } from '@app/containers/shell/useSessionUser';
import { useReads } from '@app/reads/useReads';
import type { ProfileAction, ProfileState } from '@/screens/profile/ProfileScreen/profileState';
import { judge, type Judgement } from '@/screens/profile/ProfileScreen/toProfileView';

/**
 * OK: judges the form, changes the password where one was typed, then saves the rest. One at a time, however fast it
 * is pressed. The password goes first because it is what is most often refused, and a refusal saves nothing.
 */
export function useProfileSave(state: ProfileState, dispatch: Dispatch<ProfileAction>): () => void {
  const { account, auth } = usePorts();
  const user = useSessionUser();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  // Taken at once, not with the next render: a second press in the same breath must not send twice.
  const isBusy = useRef(false);
  const isHere = useIsHere();

  const fail = (failure: ProfileFailure, isPasswordChanged: boolean) => {
    dispatch({ type: 'failed', failure, isPasswordChanged });
    tellWhoLeft();
  };

  // Whoever has gone on meanwhile still learns that it was not saved.
  const tellWhoLeft = () => {
    if (!isHere.current)
      toast({ type: 'error', title: t('profile.failed.title'), message: t('profile.failed.left') });
  };

  const tellPasswordChanged = () =>
    toast({
      type: 'success',
      title: t('profile.notice.passwordChanged'),
      message: t('profile.notice.passwordChangedText'),
    });

  const changePassword = async (): Promise<boolean> => {
    const { currentPassword, newPassword } = state.password;
    let outcome;
    try {
      const change = { currentPassword, newPassword };
      outcome = await (user ? auth : account).changePassword(change);
    } catch (error) {
      fail({ reason: failureReason(error) }, false);
      return false;
    }
    if (outcome.status === 'refused') {
      dispatch({ type: 'passwordRefused', refusal: outcome.refusal });
      tellWhoLeft();
      return false;
    }
    dispatch({ type: 'passwordChanged' });
    return true;
  };

  const saveProfile = async (next: Profile, isPasswordChanged: boolean): Promise<boolean> => {
    let outcome;
    try {
      outcome = await account.saveProfile(next);
    } catch (error) {
      fail({ reason: failureReason(error) }, isPasswordChanged);
      return false;
    }
    if (outcome.status === 'done') {
      dispatch({ type: 'saved', profile: outcome.value });
      invalidate('account');
      return true;
    }
    const { refusal } = outcome;
    if (refusal.reason === 'signedOut') fail(refusal, isPasswordChanged);
    else {
      dispatch({ type: 'rejected', fields: refusal.fields });
      tellWhoLeft();
      if (isPasswordChanged) tellPasswordChanged();
    }
    return false;
  };

  const save = async ({ next, isProfileChanged, isPasswordChanged }: Judgement) => {
    dispatch({ type: 'sent' });
    if (isPasswordChanged && !(await changePassword())) return;
    if (!isProfileChanged) {
      dispatch({ type: 'saved', profile: state.saved });
      tellPasswordChanged();
      return;
    }
    if (!(await saveProfile(next, isPasswordChanged))) return;
    toast({
      type: 'success',
      title: t('profile.notice.saved'),
      message: t(isPasswordChanged ? 'profile.notice.bothText' : 'profile.notice.savedText'),
    });
  };

  return () => {
    if (isBusy.current) return;
    const judgement = judge(state, today());
    const { faults, isProfileChanged, isPasswordChanged } = judgement;
    if (faults.length > 0) {
      dispatch({ type: 'refused', fields: faults });
      return;
    }
    if (!isProfileChanged && !isPasswordChanged) return;
    isBusy.current = true;
    void save(judgement).finally(() => {
      isBusy.current = false;
    });
  };
}
