import { rows } from '../db/database';

export const receive = () => rows;
export const owedOf = () => rows;
