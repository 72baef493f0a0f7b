import * as v from 'valibot';
import { type PaperKind } from '@/domain/papers/paper';
/** The papers of an account, as PDF (D36). */
export declare const papersContract: {
  ofPayment: {
    readonly method: 'GET';
    readonly path: '/api/payments/{id}/papers/{kind}';
    readonly summary: 'A payment’s bill or receipt as PDF, unchanged since it was issued; administrators get those of every account.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
        readonly kind: v.PicklistSchema<readonly ['bill', 'receipt'], undefined>;
      },
      undefined
    >;
    readonly query: v.ObjectSchema<
      {
        readonly language: v.PicklistSchema<readonly ['ru', 'en'], undefined>;
      },
      undefined
    >;
    readonly isDownload: true;
    readonly refusals: readonly [];
  };
};
/** Where a payment's paper is, for the portal to link to. */
export declare function paperPathOf(id: string, kind: PaperKind): string;
