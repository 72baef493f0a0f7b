import * as v from 'valibot';
import { guestTicketSchema } from '@/domain/support/guestTicket';
import { call } from './call';

/** Calls of people without a session. */
export const guestContract = {
  askSupport: call({
    method: 'POST',
    path: '/api/guest-tickets',
    summary:
      'Opens a ticket of somebody who cannot sign in. Support answers by mail to the address, in the language. The answer is the same for every address, whether it has an account or not. The same question of an address within ten minutes opens one ticket.',
    role: 'anyone',
    body: v.object({ ...guestTicketSchema.entries, language: v.picklist(['ru', 'en']) }),
    refusals: ['tooManyTries'],
  }),
};
