import * as v from 'valibot';
import {
  differenceKeys,
  differenceStates,
  linesPerImport,
  statementGateways,
  statementKinds,
} from '@/domain/admin/statement';
import { currencyIds } from '@/domain/payment/currency';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { countSchema, listQuery, numberedIdSchema, pageOf, textSchema } from './shapes';

const amountSchema = v.object({ currency: v.picklist(currencyIds), minor: countSchema });

const differenceSchema = v.object({
  id: numberedIdSchema,
  day: isoDateSchema,
  gateway: v.picklist(statementGateways),
  kind: v.picklist(statementKinds),
  /** Id of our payment. */
  payment: v.nullable(numberedIdSchema),
  /** The gateway's id of the payment. */
  reference: v.nullable(textSchema),
  here: v.nullable(amountSchema),
  there: v.nullable(amountSchema),
  state: v.picklist(differenceStates),
});

const lineSchema = v.object({
  kind: v.picklist(statementKinds),
  /** Identifies the line in all statements of the gateway. */
  entry: v.pipe(textSchema, v.minLength(1), v.maxLength(300)),
  reference: v.nullable(v.pipe(textSchema, v.minLength(1), v.maxLength(200))),
  payment: v.nullable(numberedIdSchema),
  amount: v.pipe(
    amountSchema,
    v.check(({ minor }) => minor > 0),
  ),
  day: isoDateSchema,
});

/** Statements of gateways. */
export const adminStatementCalls = {
  statementDifferences: call({
    method: 'GET',
    path: '/api/admin/statements/differences',
    summary:
      'Lists payments, and refunds by payment, where the imported statements and the portal differ, newest day first by default. The search matches our number and the gateway’s id of a payment.',
    role: 'admin',
    right: 'payments.read',
    query: listQuery(differenceKeys, {
      gateway: v.optional(v.picklist(statementGateways)),
      kind: v.optional(v.picklist(statementKinds)),
      state: v.optional(v.picklist(differenceStates)),
    }),
    answer: pageOf(differenceSchema),
    refusals: [],
  }),
  importStatement: call({
    method: 'POST',
    path: '/api/admin/statements',
    summary:
      'Imports lines of a gateway’s statement. A line that was imported before is skipped, so a statement may be sent again. The last part of a statement states its days.',
    role: 'admin',
    right: 'payments.process',
    body: v.object({
      gateway: v.picklist(statementGateways),
      lines: v.pipe(
        v.array(
          v.pipe(
            lineSchema,
            v.check(({ reference, payment }) => reference !== null || payment !== null),
          ),
        ),
        v.maxLength(linesPerImport),
      ),
      days: v.nullable(
        v.pipe(
          v.object({ from: isoDateSchema, to: isoDateSchema }),
          v.check(({ from, to }) => from <= to),
        ),
      ),
    }),
    answer: v.object({ added: countSchema, known: countSchema }),
    refusals: [],
  }),
};
