import { useState } from 'react';
import type { Passkey } from '@/domain/auth/accountProtection';
import type { FormSubmission } from '@/domain/form/formState';
import { PortError } from '@/domain/results/portError';
import { reasonOf } from '@/domain/results/failureReason';
import type { Outcome } from '@/domain/results/outcome';
import { useI18n } from '@/i18n/I18nProvider';
import {
  passkeyFields,
  type PasskeyDraft,
  type PasskeyOverlay,
  type PasskeySubmission,
} from '@/screens/userSettings/UserSettingsScreen/passkeyOverlay';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import type { PasskeyRefusal } from '@app/ports/securityPort';

type Open =
  | { kind: 'none' }
  | { kind: 'add' | 'rename' | 'remove'; passkey: Passkey | null; isShown: boolean };

const emptyDraft: PasskeyDraft = { name: '', password: '' };

/** Adds, renames and removes passkeys in dialogs. */
export function usePasskeys(refresh: () => Promise<unknown>) {
  const { security } = usePorts();
  const { t } = useI18n();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const { state, dispatch, send, refuse } = useForm<PasskeyDraft, PasskeyRefusal>({
    initial: () => emptyDraft,
    after: 'repeatable',
  });

  function close() {
    setOpen({ kind: 'none' });
    // A password is never kept.
    dispatch({ type: 'reset', draft: emptyDraft });
  }
  function ask(kind: 'add' | 'rename' | 'remove', passkey: Passkey | null) {
    dispatch({
      type: 'reset',
      draft: { ...emptyDraft, name: kind === 'rename' ? (passkey?.name ?? '') : '' },
    });
    setOpen({ kind, passkey, isShown: false });
  }

  function start(): Promise<Outcome<void, PasskeyRefusal>> {
    const { name, password } = state.draft;
    if (open.kind === 'rename') return security.renamePasskey(open.passkey?.id ?? '', name.trim());
    if (open.kind === 'remove') return security.removePasskey(open.passkey?.id ?? '', password);
    return security.addPasskey(name.trim(), password);
  }
  function submit() {
    if (open.kind === 'none') return;
    const { kind } = open;
    const missing = passkeyFields[kind].filter((field) => state.draft[field].trim() === '');
    if (refuse(Object.fromEntries(missing.map((field) => [field, 'required'])))) return;
    send(start, {
      event: 'passkey-failed',
      onDone() {
        close();
        void refresh();
        return { type: 'success', title: t(`accountSecurity.passkey.${kind}.done`) };
      },
      onFailed(failure) {
        // It was removed on another device.
        if (failure === 'changed') void refresh();
        return null;
      },
    });
  }

  function overlay(): PasskeyOverlay {
    if (open.kind === 'none') return open;
    const { draft, refused, refusals, submission } = state;
    return {
      kind: open.kind,
      passkey: open.passkey,
      draft,
      isPasswordShown: open.isShown,
      missing: passkeyFields[open.kind].filter(
        (field) => refused.includes(field) && draft[field].trim() === '',
      ),
      refusals,
      submission: toSubmission(submission),
    };
  }

  return {
    overlay: overlay(),
    actions: {
      onPasskeyAdd: () => ask('add', null),
      onPasskeyAsk: (kind: 'rename' | 'remove', passkey: Passkey) => ask(kind, passkey),
      onPasskeyDraftChange: (patch: Partial<PasskeyDraft>) => dispatch({ type: 'changed', patch }),
      onPasskeyPasswordShownChange: (isShown: boolean) =>
        setOpen((now) => (now.kind === 'none' ? now : { ...now, isShown })),
      onPasskeySubmit: submit,
      onPasskeyClose: close,
    },
  };
}

/** Codes of the browser, not of the server. */
const browserReasons = ['passkeyCanceled', 'passkeyUnsupported'] as const;

function toSubmission(submission: FormSubmission<PasskeyRefusal>): PasskeySubmission {
  if (submission.status !== 'failed') return { status: submission.status === 'pending' ? 'pending' : 'idle' };
  const { failure } = submission;
  const reason = failure instanceof PortError && browserReasons.find((code) => code === failure.code);
  return { status: 'failed', reason: reason || reasonOf<PasskeyRefusal>(failure) };
}
