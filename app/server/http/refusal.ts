import { refusalStatus, type RefusalCode } from '@app/contract/refusals';
import { Problem } from './problem';

/** Creates a refusal of the contract with its status, and details for programs. */
export const refusal = (code: RefusalCode, details: Readonly<Record<string, unknown>> = {}): Problem =>
  new Problem(refusalStatus[code], code, {}, details);
