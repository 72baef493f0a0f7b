import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isSame } from '@/domain/values/isSame';
import { done } from '@/domain/results/outcome';
import {
  draftOfPayer,
  emptyPayer,
  payerDraftSchema,
  payerProblems,
  toPayer,
  withSaved,
  type Payer,
  type PayerDraft,
} from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { PayerScreen } from '@/screens/payers/PayerScreen/PayerScreen';
import { payerDraftKey, toPayerFormView } from '@/screens/payers/PayerScreen/payerView';
import { sessionDraft } from '@app/device/sessionStore';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { usePayers } from '@app/reads/pageReads';
import { useReads } from '@app/reads/useReads';
import { usePayerRemoval } from './usePayerRemoval';

/** A payer by the id in the address, or the form that adds one. Another id remounts the page. */
export default function PayerContainer() {
  const { id } = useParams();
  return id === undefined ? <PayerEditor payer={null} /> : <SavedPayer key={id} id={id} />;
}

function SavedPayer({ id }: { id: string }) {
  const { state, refresh } = usePayers();
  const found = state.status === 'ready' && state.value.find((payer) => payer.id === id);
  // A payer removed elsewhere stays while it is open, so that no input is lost.
  const [opened, setOpened] = useState<Payer | null>(null);
  if (found && found !== opened) setOpened(found);
  if (opened) return <PayerEditor payer={opened} />;
  switch (state.status) {
    case 'ready':
      return <PayerScreen view={{ status: 'noSuchPayer', listHref: paths.dashboard.payers }} />;
    case 'loading':
      return <PayerScreen view={state} />;
    case 'error':
      return <PayerScreen view={state} onRetry={() => void refresh()} />;
  }
}

/** Form of a payer, null for a new one; its input is stored when the page is left. */
function PayerEditor({ payer }: { payer: Payer | null }) {
  const { billing } = usePorts();
  const { t } = useI18n();
  const navigate = useNavigate();
  const { state: payers, change } = usePayers();
  const { invalidate } = useReads();
  const toList = () => void navigate(paths.dashboard.payers);
  const { removal, ask, answers } = usePayerRemoval(toList);
  const id = payer?.id ?? null;
  const stored = sessionDraft(payerDraftKey(id), payerDraftSchema);
  const others = payers.status === 'ready' ? payers.value.filter((other) => other.id !== id) : [];
  const saved = payer ? draftOfPayer(payer) : emptyPayer;
  const [left, setLeft] = useState(stored.read);
  const { state, dispatch, send, refuse } = useForm<PayerDraft>({
    initial: () => left ?? saved,
    persist: (draft) => stored.write(isSame(draft, saved) ? null : draft),
    after: payer ? 'repeatable' : 'once',
    returned: () => emptyPayer,
  });

  function rest(draft: PayerDraft) {
    setLeft(null);
    dispatch({ type: 'reset', draft });
  }

  async function save(draft: PayerDraft) {
    const answer = await (id === null ? billing.addPayer(draft) : billing.savePayer(id, draft));
    stored.write(null);
    change((payers) => withSaved(payers, answer));
    invalidate('payers/list');
    return done(answer);
  }

  function submit() {
    if (refuse(payerProblems(state.draft, others))) return;
    send(() => save(toPayer(state.draft)), {
      onDone: (answer) => {
        if (payer) rest(draftOfPayer(answer));
        else toList();
        const title = t(payer ? 'payers.notice.saved' : 'payers.notice.added');
        return { type: 'success', title, message: answer.name };
      },
    });
  }

  return (
    <PayerScreen
      {...answers}
      view={toPayerFormView({ payer, others, form: state, isRestored: left !== null, removal })}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onDraftDiscard={() => rest(saved)}
      onSubmit={submit}
      onRemovalAsk={() => payer && ask(payer)}
    />
  );
}
