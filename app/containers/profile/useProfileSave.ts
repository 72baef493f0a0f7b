import type { Dispatch } from 'react';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import type { PortError } from '@/domain/results/portError';
import type { EditedProfile } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import {
  passwordOf,
  passwordRefusal,
  profileRefusal,
  type ProfileAction,
  type ProfileState,
  type SaveRefusal,
} from '@/screens/profile/ProfileScreen/profileState';
import { checkProfileForm, type FormCheck } from '@/screens/profile/ProfileScreen/toProfileView';
import { useSessionUser } from '@app/session/useSessionUser';
import { useToday } from '@app/reads/useToday';
import { useLock } from '@app/calls/calls';
import { useSend } from '@app/forms/useForm';
import { failureReason } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast, type NewNotice } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/**
 * Saves the form: validates it, changes the password if one was typed, then saves the profile. The password is first
 * because it is refused most often, and a refusal saves nothing.
 */
export function useProfileSave(state: ProfileState, dispatch: Dispatch<ProfileAction>): () => void {
  const { account, auth } = usePorts();
  const user = useSessionUser();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const today = useToday();
  const send = useSend<SaveRefusal>(dispatch, useLock('repeatable'));

  const passwordNotice: NewNotice = {
    type: 'success',
    title: t('profile.notice.passwordChanged'),
    message: t('profile.notice.passwordChangedText'),
  };

  const save = async (check: FormCheck): Promise<Outcome<EditedProfile, SaveRefusal>> => {
    const { next, isProfileChanged, isPasswordChanged } = check;
    if (isPasswordChanged) {
      const { currentPassword, newPassword } = passwordOf(state.form.draft);
      const changed = await (user ? auth : account).changePassword({ currentPassword, newPassword });
      if (changed.status === 'refused') return refused(passwordRefusal(changed.refusal));
      dispatch({ type: 'passwordChanged' });
    }
    if (!isProfileChanged) return done({ profile: state.saved, version: state.version });
    const saved = await account
      .saveProfile(state.version, next)
      .catch((error: unknown) => refused({ reason: failureReason(error) }));
    return saved.status === 'done' ? saved : refused(profileRefusal(saved.refusal, isPasswordChanged));
  };

  const follow = ({ isProfileChanged, isPasswordChanged }: FormCheck, current: EditedProfile): NewNotice => {
    dispatch({ type: 'saved', current });
    if (!isProfileChanged) return passwordNotice;
    invalidate('account');
    return {
      type: 'success',
      title: t('profile.notice.saved'),
      message: t(isPasswordChanged ? 'profile.notice.bothText' : 'profile.notice.savedText'),
    };
  };

  /** The screen explains a failure after the password was changed, but not problems of fields. */
  const passwordNoticeAfter = (failure: PortError | SaveRefusal) =>
    'rejected' in failure && failure.rejected.length > 0 && failure.isPasswordChanged && passwordNotice;

  return () => {
    const check = checkProfileForm(state, today);
    const { faults, isProfileChanged, isPasswordChanged } = check;
    if (faults.length > 0) {
      dispatch({ type: 'refused', fields: faults });
      return;
    }
    if (!isProfileChanged && !isPasswordChanged) return;
    send(() => save(check), {
      onDone: (current) => follow(check, current),
      onDoneAway: (current) => follow(check, current),
      onFailed: (failure) => {
        if ('current' in failure) dispatch({ type: 'overtaken', current: failure.current });
        return passwordNoticeAfter(failure);
      },
      // Notifies a user who has left the page.
      onFailedAway: (failure) => {
        toast({ type: 'error', title: t('profile.failed.title'), message: t('profile.failed.left') });
        return passwordNoticeAfter(failure);
      },
      rejectedBy: (failure) => ('rejected' in failure ? failure.rejected : []),
    });
  };
}
