import { rows } from '../db/database';

export const woken = rows;
