import { rows } from '../db/database'; // ← boundaries/dependencies

export const place = rows;
