import { refusalStatus, type RefusalCode } from '@app/contract/refusals';
import { Problem } from './problem';

/** A refusal of the contract, with its status, and what a program may want to know of it. */
export const refusal = (code: RefusalCode, details: Readonly<Record<string, unknown>> = {}): Problem =>
  new Problem(refusalStatus[code], code, {}, details);
