import type { Dispatch } from 'react';
import { done, refused, type Outcome } from '@/domain/outcome';
import type { PortError } from '@/domain/portError';
import type { Profile } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import {
  passwordOf,
  passwordRefusal,
  profileRefusal,
  type ProfileAction,
  type ProfileState,
  type SaveRefusal,
} from '@/screens/profile/ProfileScreen/profileState';
import { judge, type Judgement } from '@/screens/profile/ProfileScreen/toProfileView';
import { useSessionUser } from '@app/session/useSessionUser';
import { today } from '@app/device/clock';
import { useLock } from '@app/calls/calls';
import { useSend } from '@app/forms/useForm';
import { failureReason } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/**
 * OK: judges the form, changes the password where one was typed, then saves the rest. The password goes first because
 * it is what is most often refused, and a refusal saves nothing.
 */
export function useProfileSave(state: ProfileState, dispatch: Dispatch<ProfileAction>): () => void {
  const { account, auth } = usePorts();
  const user = useSessionUser();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const send = useSend<SaveRefusal>(dispatch, useLock('repeatable'));

  const tellPasswordChanged = () =>
    toast({
      type: 'success',
      title: t('profile.notice.passwordChanged'),
      message: t('profile.notice.passwordChangedText'),
    });

  const changePassword = async (): Promise<SaveRefusal | null> => {
    const { currentPassword, newPassword } = passwordOf(state.form.draft);
    try {
      const outcome = await (user ? auth : account).changePassword({ currentPassword, newPassword });
      if (outcome.status === 'refused') return passwordRefusal(outcome.refusal);
      dispatch({ type: 'passwordChanged' });
      return null;
    } catch (error) {
      return { rejected: [], failure: { reason: failureReason(error) }, isPasswordChanged: false };
    }
  };

  const save = async (judgement: Judgement): Promise<Outcome<Profile, SaveRefusal>> => {
    const { next, isProfileChanged, isPasswordChanged } = judgement;
    const refusal = isPasswordChanged ? await changePassword() : null;
    if (refusal) return refused(refusal);
    if (!isProfileChanged) return done(state.saved);
    try {
      const outcome = await account.saveProfile(next);
      return outcome.status === 'done'
        ? outcome
        : refused(profileRefusal(outcome.refusal, isPasswordChanged));
    } catch (error) {
      return refused({ rejected: [], failure: { reason: failureReason(error) }, isPasswordChanged });
    }
  };

  const follow = ({ isProfileChanged, isPasswordChanged }: Judgement, profile: Profile) => {
    dispatch({ type: 'saved', profile });
    if (!isProfileChanged) {
      tellPasswordChanged();
      return;
    }
    invalidate('account');
    toast({
      type: 'success',
      title: t('profile.notice.saved'),
      message: t(isPasswordChanged ? 'profile.notice.bothText' : 'profile.notice.savedText'),
    });
  };

  /** Of a failure the screen tells that the password was changed, of fields at fault it does not. */
  const tellHalf = (failure: PortError | SaveRefusal) => {
    if ('rejected' in failure && failure.rejected.length > 0 && failure.isPasswordChanged)
      tellPasswordChanged();
  };

  return () => {
    const judgement = judge(state, today());
    const { faults, isProfileChanged, isPasswordChanged } = judgement;
    if (faults.length > 0) {
      dispatch({ type: 'refused', fields: faults });
      return;
    }
    if (!isProfileChanged && !isPasswordChanged) return;
    send(() => save(judgement), {
      onDone: (profile) => follow(judgement, profile),
      onDoneAway: (profile) => follow(judgement, profile),
      onFailed: tellHalf,
      // Whoever has gone on meanwhile still learns that it was not saved.
      onFailedAway: (failure) => {
        toast({ type: 'error', title: t('profile.failed.title'), message: t('profile.failed.left') });
        tellHalf(failure);
      },
      rejectedBy: (failure) => ('rejected' in failure ? failure.rejected : []),
    });
  };
}
