import { rows } from '../db/database';
import { payers } from '../payers/payers'; // ← boundaries/dependencies
import type { woken } from '../renewals/awake'; // ← boundaries/dependencies

export const booked = [rows, payers];
export type Woken = typeof woken;
