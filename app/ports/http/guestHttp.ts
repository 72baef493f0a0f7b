import type { GuestTicket } from '@/domain/support/guestTicket';
import type { Locale } from '@/i18n/locale';
import { guestContract } from '@app/contract/guest';
import { send } from './send';

/** Sends a question to support without a session. */
export async function askSupport(question: GuestTicket, language: Locale): Promise<void> {
  await send(guestContract.askSupport, { body: { ...question, language } });
}
