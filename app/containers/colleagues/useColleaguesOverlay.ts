import { useState } from 'react';
import { shownProblems } from '@/domain/form/formState';
import {
  emptyInvitation,
  invitationProblems,
  type Invitation,
  type InvitationDraft,
  type InvitationRefusal,
  type Member,
  type OwnAccount,
  type TransferRefusal,
} from '@/domain/members/members';
import { reasonOf } from '@/domain/results/failureReason';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import {
  confirmsTransfer,
  type ColleagueAsked,
  type ColleaguesOverlay,
} from '@/screens/colleagues/ColleaguesScreen/colleaguesView';
import { leaveTo } from '@app/device/leaveTo';
import { useForm } from '@app/forms/useForm';
import { useQuestion } from '@app/forms/useQuestion';
import type { MembersPort } from '@app/ports/membersPort';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

type Refused = 'demonstration';

const untyped = { typed: '', password: '', isPasswordShown: false };

function call(members: MembersPort, { action, id, role, typed, password }: ColleagueAsked) {
  switch (action) {
    case 'role':
      return members.changeRole(id, role);
    case 'transfer':
      return members.transfer(id, { email: typed, role, password });
    case 'remove':
      return members.remove(id);
    case 'withdraw':
      return members.cancelInvitation(id);
    case 'leave':
      return members.leave(id);
  }
}

/** Invites colleagues and asks before changing anything about them, in dialogs. */
export function useColleaguesOverlay() {
  const { members } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const [isInviting, setInviting] = useState(false);
  const { state, dispatch, send, refuse } = useForm<InvitationDraft, InvitationRefusal | Refused>({
    initial: () => emptyInvitation,
    after: 'repeatable',
  });
  const asking = useQuestion<ColleagueAsked, TransferRefusal | Refused>();
  const problems = invitationProblems(state.draft);

  const submit = () => {
    if (refuse(problems)) return;
    send(() => members.invite(state.draft), {
      event: 'invitation-failed',
      onDone: () => {
        dispatch({ type: 'reset', draft: emptyInvitation });
        setInviting(false);
        invalidate('members');
        return { type: 'success', title: t('colleagues.notice.invited'), message: state.draft.email.trim() };
      },
    });
  };
  const confirm = () => {
    if (asking.question?.action === 'transfer' && !confirmsTransfer(asking.question)) return;
    asking.answer({
      event: 'colleague-change-failed',
      call: (question) => call(members, question),
      onDone: (_, { action, email }) => {
        switch (action) {
          case 'transfer':
            // Both people sign in again.
            leaveTo(paths.login);
            return null;
          case 'leave':
            leaveTo(paths.dashboard.userRoles);
            return null;
          default:
            invalidate('members');
            return { type: 'success', title: t(`colleagues.notice.${action}`), message: email };
        }
      },
    });
  };
  const ask = (action: ColleagueAsked['action'], { id, email }: { id: number; email: string }) =>
    asking.ask({ action, id, email, role: 'technician', ...untyped });

  function overlay(): ColleaguesOverlay {
    if (asking.question) return { kind: 'ask', ...asking.question };
    if (!isInviting) return { kind: 'none' };
    const { draft, refusals, submission } = state;
    return {
      kind: 'invite',
      draft,
      problems: shownProblems(problems, state),
      refusals,
      submission:
        submission.status === 'failed'
          ? { status: 'failed', reason: reasonOf<InvitationRefusal | Refused>(submission.failure) }
          : { status: submission.status === 'pending' ? 'pending' : 'idle' },
    };
  }
  return {
    overlay: overlay(),
    actions: {
      onInvite: () => setInviting(true),
      onDraftChange: (patch: Partial<InvitationDraft>) => dispatch({ type: 'changed', patch }),
      onInvitationSubmit: submit,
      onMemberAction: (action: 'role' | 'transfer' | 'remove', { id, email, role }: Member) =>
        asking.ask({ action, id, email, role, ...untyped }),
      onWithdraw: (invitation: Invitation) => ask('withdraw', invitation),
      onLeave: ({ id, email }: OwnAccount) => {
        if (id !== null) ask('leave', { id, email });
      },
      onQuestionChange: asking.change,
      onConfirm: confirm,
      onOverlayClose: () => {
        asking.close();
        setInviting(false);
        dispatch({ type: 'cleared' });
      },
    },
  };
}
