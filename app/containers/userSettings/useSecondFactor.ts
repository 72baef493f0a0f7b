import { useState } from 'react';
import type { AuthenticatorKey } from '@/domain/auth/accountProtection';
import { reasonOf } from '@/domain/results/failureReason';
import type { FormSubmission } from '@/domain/form/formState';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import type {
  OverlaySubmission,
  PasswordedChange,
  SecondFactorOverlay,
} from '@/screens/userSettings/UserSettingsScreen/secondFactorOverlay';
import { useAction, useLock } from '@app/calls/calls';
import { downloadText } from '@app/device/download';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import type { ConfirmationRefusal, PasswordedRefusal } from '@app/ports/securityPort';

type Open =
  | { kind: 'none' }
  | { kind: 'password'; change: PasswordedChange; isShown: boolean }
  | { kind: 'key'; key: AuthenticatorKey }
  | { kind: 'codes'; codes: readonly string[] };

/** Turns the second factor on and off in dialogs, renews its codes, and forgets trusted browsers. */
export function useSecondFactor(refresh: () => Promise<unknown>) {
  const { security } = usePorts();
  const { t, locale } = useI18n();
  const brand = useBrand();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const password = useForm<{ password: string }, PasswordedRefusal>({
    initial: () => ({ password: '' }),
    after: 'repeatable',
  });
  const code = useForm<{ code: string }, ConfirmationRefusal>({
    initial: () => ({ code: '' }),
    after: 'repeatable',
  });
  const { forgetting, forget } = useForget(refresh);

  function close() {
    setOpen({ kind: 'none' });
    // A password is never kept.
    password.dispatch({ type: 'reset', draft: { password: '' } });
    code.dispatch({ type: 'reset', draft: { code: '' } });
  }

  function submitPassword() {
    const { draft } = password.state;
    if (open.kind !== 'password' || password.refuse(draft.password === '' ? { password: 'required' } : {}))
      return;
    const event = 'second-factor-failed';
    switch (open.change) {
      case 'start':
        return password.send(() => security.startSecondFactor(draft.password), {
          event,
          onDone(key) {
            close();
            setOpen({ kind: 'key', key });
          },
        });
      case 'renew':
        return password.send(() => security.renewRecoveryCodes(draft.password), {
          event,
          onDone(codes) {
            showCodes(codes);
          },
        });
      case 'end':
        return password.send(() => security.endSecondFactor(draft.password), {
          event,
          onDone() {
            close();
            void refresh();
            return { type: 'success', title: t('accountSecurity.factor.turnedOff') };
          },
        });
    }
  }

  function showCodes(codes: readonly string[]) {
    close();
    setOpen({ kind: 'codes', codes });
    void refresh();
  }

  const submitCode = () =>
    code.send(() => security.confirmSecondFactor(code.state.draft.code), {
      event: 'second-factor-failed',
      onDone(codes) {
        showCodes(codes);
        return { type: 'success', title: t('accountSecurity.factor.turnedOn') };
      },
    });

  function download() {
    if (open.kind !== 'codes') return;
    const title = t('accountSecurity.codes.file', { brand: brand.name[locale] });
    downloadText('recovery-codes.txt', 'text/plain', [title, '', ...open.codes, ''].join('\r\n'));
  }

  function overlay(): SecondFactorOverlay {
    switch (open.kind) {
      case 'none':
      case 'codes':
        return open;
      case 'password': {
        const { draft, refused, refusals, submission } = password.state;
        return {
          kind: 'password',
          change: open.change,
          password: draft.password,
          isPasswordShown: open.isShown,
          isMissing: draft.password === '' && refused.length > 0,
          refusals,
          submission: toSubmission(submission),
        };
      }
      case 'key': {
        const { draft, refusals, submission } = code.state;
        return {
          kind: 'key',
          key: open.key,
          code: draft.code,
          refusals,
          submission: toSubmission(submission),
        };
      }
    }
  }

  return {
    overlay: overlay(),
    forgetting,
    actions: {
      onFactorAsk: (change: PasswordedChange) => setOpen({ kind: 'password', change, isShown: false }),
      onFactorPasswordChange: (typed: string) =>
        password.dispatch({ type: 'changed', patch: { password: typed } }),
      onFactorPasswordShownChange: (isShown: boolean) =>
        setOpen((now) => (now.kind === 'password' ? { ...now, isShown } : now)),
      onFactorPasswordSubmit: submitPassword,
      onFactorCodeChange: (typed: string) => code.dispatch({ type: 'changed', patch: { code: typed } }),
      onFactorCodeSubmit: submitCode,
      onCodesDownload: download,
      onBrowserForget: forget,
      onFactorClose: close,
    },
  };
}

/** Ends the trust in browsers, one request at a time. */
function useForget(refresh: () => Promise<unknown>) {
  const { security } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const lock = useLock('repeatable');
  const [forgetting, setForgetting] = useState<number | null>(null);
  const forget = (id: number) =>
    void lock(async () => {
      setForgetting(id);
      await act({
        event: 'browser-forget-failed',
        call: security.forgetBrowser(id).then(async (outcome) => {
          await refresh();
          return outcome;
        }),
        onDone: ({ status }) =>
          status === 'refused'
            ? { type: 'info', title: t('accountSecurity.factor.demonstration') }
            : { type: 'success', title: t('accountSecurity.trusted.forgotten') },
        onFailed: () => ({ title: t('accountSecurity.trusted.failed') }),
      });
      setForgetting(null);
      return true;
    });
  return { forgetting, forget };
}

function toSubmission<Refusal extends PasswordedRefusal | ConfirmationRefusal>(
  submission: FormSubmission<Refusal>,
): OverlaySubmission {
  if (submission.status === 'failed')
    return { status: 'failed', reason: reasonOf<Refusal>(submission.failure) };
  return { status: submission.status === 'pending' ? 'pending' : 'idle' };
}
