import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { usableEmail } from '@/domain/auth/fieldRules';
import { reasonOf } from '@/domain/results/failureReason';
import { refused } from '@/domain/results/outcome';
import { useI18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import type {
  EmailChangeDraft,
  EmailChangeOverlay,
  EmailChangeProblems,
  EmailLinkView,
} from '@/screens/userSettings/UserSettingsScreen/emailChange';
import { userSettingsTabHref } from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';
import { useAction, useLock } from '@app/calls/calls';
import { leaveTo } from '@app/device/leaveTo';
import { useForm } from '@app/forms/useForm';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import type { EmailChangeRefusal, EmailLinkRefusal } from '@app/ports/securityPort';
import { useSessionUser } from '@app/session/useSessionUser';

const emptyDraft: EmailChangeDraft = { email: '', password: '' };

function problemsOf({ email, password }: EmailChangeDraft): EmailChangeProblems {
  return {
    ...(email.trim() === ''
      ? { email: 'required' as const }
      : usableEmail(email) === null && { email: 'invalid' as const }),
    ...(password === '' && { password: 'required' as const }),
  };
}

/** Requests a change of e-mail in a dialog, and withdraws it. */
export function useEmailChange(refresh: () => Promise<unknown>) {
  const { security } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const lock = useLock('repeatable');
  const [isCanceling, setIsCanceling] = useState(false);
  const [open, setOpen] = useState<{ isShown: boolean } | null>(null);
  const { state, dispatch, send, refuse } = useForm<EmailChangeDraft, EmailChangeRefusal>({
    initial: () => emptyDraft,
    after: 'repeatable',
  });
  const link = useEmailLink(refresh);

  function close() {
    setOpen(null);
    // A password is never kept.
    dispatch({ type: 'reset', draft: emptyDraft });
  }
  function submit() {
    const { email, password } = state.draft;
    if (refuse(problemsOf(state.draft))) return;
    send(() => security.startEmailChange(usableEmail(email) ?? email, password), {
      event: 'email-change-failed',
      onDone() {
        close();
        void refresh();
        return { type: 'success', title: t('accountSecurity.email.ask.done') };
      },
    });
  }
  const cancel = () =>
    void lock(async () => {
      setIsCanceling(true);
      await act({
        event: 'email-change-cancel-failed',
        call: security.cancelEmailChange().then(async (outcome) => {
          await refresh();
          return outcome;
        }),
        onDone: ({ status }) =>
          status === 'refused'
            ? { type: 'info', title: t('accountSecurity.factor.demonstration') }
            : { type: 'success', title: t('accountSecurity.email.canceled') },
        onFailed: () => ({ title: t('accountSecurity.email.cancelFailed') }),
      });
      setIsCanceling(false);
      return true;
    });

  function overlay(): EmailChangeOverlay {
    if (open === null) return { kind: 'none' };
    const { draft, refused: fields, refusals, submission } = state;
    const { email, password } = problemsOf(draft);
    return {
      kind: 'email',
      draft,
      problems: {
        ...(email && fields.includes('email') && { email }),
        ...(password && fields.includes('password') && { password }),
      },
      isPasswordShown: open.isShown,
      refusals,
      submission:
        submission.status === 'failed'
          ? { status: 'failed', reason: reasonOf<EmailChangeRefusal>(submission.failure) }
          : { status: submission.status === 'pending' ? 'pending' : 'idle' },
    };
  }

  return {
    overlay: overlay(),
    isCanceling,
    link: link.view,
    actions: {
      onEmailAsk: () => setOpen({ isShown: false }),
      onEmailDraftChange: (patch: Partial<EmailChangeDraft>) => dispatch({ type: 'changed', patch }),
      onEmailPasswordShownChange: (isShown: boolean) => setOpen((now) => now && { isShown }),
      onEmailSubmit: submit,
      onEmailClose: close,
      onEmailCancel: cancel,
      onEmailConfirm: link.confirm,
      onEmailContinue: () => void leaveTo(userSettingsTabHref('security')),
    },
  };
}

const carriedSchema = v.object({ emailToken: v.string() });

/** The opened link of a mail: it is confirmed by a press, because mail programs open links on their own. */
function useEmailLink(refresh: () => Promise<unknown>) {
  const { security, log } = usePorts();
  const user = useSessionUser();
  const lock = useLock('repeatable');
  const navigate = useNavigate();
  const location = useLocation();
  const inAddress = new URLSearchParams(location.search).get('token');
  const [token] = useState(() => {
    const parsed = v.safeParse(carriedSchema, location.state as unknown);
    return inAddress ?? (parsed.success ? parsed.output.emailToken : null);
  });
  const [state, setState] = useState<Exclude<EmailLinkView, { status: 'signIn' }>>({ status: 'idle' });

  // Removes the token from the address, which a bookmark or a screenshot would leak; a reload still has it.
  useEffect(() => {
    if (inAddress !== null && token !== null)
      void navigate(userSettingsTabHref('security'), { replace: true, state: { emailToken: token } });
  }, [navigate, inAddress, token]);

  const confirm = () =>
    void lock(async () => {
      setState({ status: 'pending' });
      const outcome = await security
        .confirmEmailChange(token ?? '')
        .catch((error: unknown) => refused(toPortError(error)));
      if (outcome.status === 'refused') {
        const reason = reasonOf<EmailLinkRefusal>(outcome.refusal);
        log.event('email-link-failed', { reason });
        setState({ status: 'failed', reason });
        return false;
      }
      setState({ status: outcome.value ? 'changed' : 'waiting' });
      // After the change, this session may have ended: the sentence stays until the person goes on.
      if (!outcome.value) await refresh();
      return true;
    });

  function view(): EmailLinkView {
    if (token === null) return { status: 'none' };
    if (user !== null) return state;
    const returnTo = withQuery(paths.dashboard.userSettings, { tab: 'security', token });
    return { status: 'signIn', loginHref: withQuery(paths.login, { returnTo }) };
  }
  return { view: view(), confirm };
}
