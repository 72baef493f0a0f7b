import { useState } from 'react';
import { done } from '@/domain/results/outcome';
import {
  emptyGuestTicket,
  guestTicketProblems,
  toGuestTicket,
  type GuestTicketDraft,
} from '@/domain/support/guestTicket';
import { useI18n } from '@/i18n/I18nProvider';
import { AskSupportScreen } from '@/screens/auth/AskSupportScreen/AskSupportScreen';
import { toAskSupportView } from '@/screens/auth/AskSupportScreen/toAskSupportView';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { useAuthFrame } from './useAuthFrame';

/** Question to support without signing in. */
export default function AskSupportContainer() {
  const { security } = usePorts();
  const { locale } = useI18n();
  const frame = useAuthFrame();
  const { state, dispatch, send, refuse } = useForm<GuestTicketDraft>({
    initial: () => emptyGuestTicket,
    after: 'once',
  });
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit() {
    const question = toGuestTicket(state.draft);
    if (refuse(guestTicketProblems(state.draft)) || question === null) return;
    send(async () => done(await security.askSupport(question, locale)), {
      onDone: () => {
        setSentTo(question.email);
      },
    });
  }

  return (
    <AskSupportScreen
      {...frame}
      view={toAskSupportView(state, sentTo)}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onSubmit={submit}
    />
  );
}
