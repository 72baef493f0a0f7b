import * as v from 'valibot';
import { paperKinds, type PaperKind } from '@/domain/papers/paper';
import { paperLanguages } from '@/domain/papers/sumInWords';
import { call } from './call';
import { numberedIdSchema } from './shapes';

/** The papers of an account, as PDF (D36). */
export const papersContract = {
  ofPayment: call({
    method: 'GET',
    path: '/api/payments/{id}/papers/{kind}',
    summary:
      'A payment’s bill or receipt as PDF, unchanged since it was issued; administrators get those of every account.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema, kind: v.picklist(paperKinds) }),
    query: v.object({ language: v.picklist(paperLanguages) }),
    isDownload: true,
    refusals: [],
  }),
};

/** Where a payment's paper is, for the portal to link to. */
export function paperPathOf(id: string, kind: PaperKind): string {
  return papersContract.ofPayment.path.replace('{id}', id).replace('{kind}', kind);
}
