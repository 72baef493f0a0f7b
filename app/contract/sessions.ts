import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { numberedIdSchema, textSchema } from './shapes';

/** Browser and operating system; null if unknown. */
const deviceSchema = v.nullable(textSchema);

/** Sessions of the signed-in account and its sign-ins, loaded with the page that shows them. */
export const sessionCalls = {
  sessions: call({
    method: 'GET',
    path: '/api/auth/sessions',
    summary:
      'Returns the sessions of the account, the current one first, and its newest sign-ins. Contains no tokens.',
    role: 'customer',
    answer: v.object({
      sessions: v.array(
        v.object({
          id: textSchema,
          device: deviceSchema,
          /** Network address of the latest activity. */
          address: v.nullable(textSchema),
          startedAt: isoMomentSchema,
          usedAt: isoMomentSchema,
          isCurrent: v.boolean(),
        }),
      ),
      signIns: v.array(v.object({ id: numberedIdSchema, at: isoMomentSchema, device: deviceSchema })),
    }),
    refusals: [],
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Ends one session of the account. It also ends the current one, like a logout.',
    role: 'customer',
    params: v.object({ id: textSchema }),
    refusals: [],
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Ends every session of the account except the current one.',
    role: 'customer',
    refusals: [],
  }),
};
