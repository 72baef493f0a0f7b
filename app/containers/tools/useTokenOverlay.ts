import { useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import { done } from '@/domain/results/outcome';
import { shownProblems } from '@/domain/form/formState';
import { emptyTokenRequest, tokenProblems, type ApiToken, type TokenRequest } from '@/domain/tokens/apiToken';
import { useI18n } from '@/i18n/I18nProvider';
import type { TokenOverlay, TokenSubmission } from '@/screens/tools/ToolsScreen/toolsView';
import { useForm } from '@app/forms/useForm';
import { useQuestion } from '@app/forms/useQuestion';
import type { TokenRefusal } from '@app/ports/toolsPort';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

type Open =
  | { kind: 'none' }
  | { kind: 'form'; isPasswordShown: boolean }
  | { kind: 'created'; name: string; secret: string };

/** Creates and revokes tokens in dialogs. An unsent form keeps its other input until the page is left. */
export function useTokenOverlay() {
  const { tools } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const { state, dispatch, send, refuse } = useForm<TokenRequest, TokenRefusal>({
    initial: () => emptyTokenRequest,
    after: 'repeatable',
  });
  const revoking = useQuestion<{ token: ApiToken }>();
  const problems = tokenProblems(state.draft);

  const submit = () => {
    if (refuse(problems)) return;
    send(() => tools.createToken(state.draft), {
      event: 'token-creation-failed',
      onDone: ({ token: { name }, secret }) => {
        dispatch({ type: 'reset', draft: emptyTokenRequest });
        setOpen({ kind: 'created', name, secret });
        invalidate('tools/tokens');
        return null;
      },
    });
  };
  const revoke = () =>
    revoking.answer({
      event: 'token-revocation-failed',
      call: async ({ token }) => done(await tools.revokeToken(token.id)),
      onDone: (_, { token: { name } }) => {
        invalidate('tools/tokens');
        return { type: 'success', title: t('tools.notice.revoked'), message: name };
      },
    });

  function overlay(): TokenOverlay {
    if (revoking.question) return { kind: 'revoke', ...revoking.question };
    if (open.kind !== 'form') return open.kind === 'created' ? open : { kind: 'none' };
    const { draft, refusals, submission } = state;
    return {
      kind: 'form',
      draft,
      problems: shownProblems(problems, state),
      isPasswordShown: open.isPasswordShown,
      refusals,
      submission: toSubmission(submission),
    };
  }
  return {
    overlay: overlay(),
    actions: {
      onTokenAdd: () => setOpen({ kind: 'form', isPasswordShown: false }),
      onTokenDraftChange: (patch: Partial<TokenRequest>) => dispatch({ type: 'changed', patch }),
      onTokenPasswordShownChange: (isPasswordShown: boolean) => setOpen({ kind: 'form', isPasswordShown }),
      onTokenSubmit: submit,
      onRevokeAsk: (token: ApiToken) => revoking.ask({ token }),
      onRevokeConfirm: revoke,
      onOverlayClose: () => {
        revoking.close();
        setOpen({ kind: 'none' });
        // A password is never kept.
        dispatch({ type: 'changed', patch: { password: '' } });
        dispatch({ type: 'cleared' });
      },
    },
  };
}

function toSubmission(
  submission: ReturnType<typeof useForm<TokenRequest, TokenRefusal>>['state']['submission'],
): TokenSubmission {
  if (submission.status === 'failed') return { status: 'failed', reason: reasonOf(submission.failure) };
  return submission.status === 'done' ? { status: 'idle' } : submission;
}
