import { rows } from '../db/database';

export const payers = rows;
