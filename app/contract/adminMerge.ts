import * as v from 'valibot';
import {
  endedKinds,
  mergeObstacles,
  movedKinds,
  type EndedKind,
  type MovedKind,
} from '@/domain/admin/accountMerge';
import { noteSchema, userIdSchema, userSchema } from './adminShapes';
import { call } from './call';
import { countSchema, textSchema } from './shapes';

const countsOf = <Kind extends string>(kinds: readonly Kind[]) =>
  v.object(Object.fromEntries(kinds.map((kind) => [kind, countSchema])) as Record<Kind, typeof countSchema>);

const params = v.object({ id: userIdSchema });

/** Merging two accounts of one customer. */
export const adminMergeCalls = {
  previewMerge: call({
    method: 'GET',
    path: '/api/admin/users/{id}/merge',
    summary:
      'Counts what a merge would move from the account with the e-mail `email` to this one, what would end, and lists the obstacles. 404 `notFound` if no account has this e-mail.',
    role: 'admin',
    right: 'users.read',
    params,
    query: v.object({ email: textSchema }),
    answer: v.object({
      /** The account that would be closed. */
      closes: userSchema,
      /** Rows that would move to this account, by kind. */
      moved: countsOf<MovedKind>(movedKinds),
      /** What would end with the closed account, by kind. */
      ended: countsOf<EndedKind>(endedKinds),
      /** Reasons that refuse the merge. */
      obstacles: v.array(v.picklist(mergeObstacles)),
    }),
    refusals: ['ownAccount'],
  }),
  mergeUsers: call({
    method: 'POST',
    path: '/api/admin/users/{id}/merge',
    summary:
      'Moves everything of the account with the e-mail `email` to this one: servers, orders, payments, documents, tickets and balance. The other account is closed for good and shows where its data is. Both owners get a mail.',
    role: 'admin',
    right: 'users.merge',
    requiresPassword: true,
    requiresIdempotencyKey: true,
    params,
    body: v.object({ email: textSchema, note: noteSchema }),
    answer: userSchema,
    refusals: ['ownAccount', 'notMergeable'],
  }),
};
